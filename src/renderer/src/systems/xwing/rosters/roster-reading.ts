import { xwingCarry } from '@shared/systems/xwing/carry'
import { librarySquads } from '@shared/systems/xwing/samples/two-squads'
import { squadId, type DraftSquad } from '@shared/systems/xwing/model/squad'
import { FIRM_PROBLEMS } from '@shared/systems/xwing/validate/problem'
import { validateSquad } from '@shared/systems/xwing/validate/validate-squad'
import { copied } from '../../../builder/draft/roster-tree'
import { rostersRead } from '../../../contract/rosters-read'
import { hullOf, initiativesOf, shieldsOf } from './squad-figures'

/** Squads on the screens of a campaign. */
export const rosterReading = rostersRead<DraftSquad>({
  columns: [
    { name: 'ships', isExtra: false, cell: ({ ships }) => ({ value: ships.length, of: null }) },
    { name: 'initiatives', isExtra: true, cell: squad => ({ value: initiativesOf(squad), of: null }) },
    { name: 'hull', isExtra: false, cell: squad => ({ value: hullOf(squad), of: null }) },
    { name: 'shields', isExtra: true, cell: squad => ({ value: shieldsOf(squad), of: null }) }
  ],
  /** All the dice that are needed. */
  empty(name, _others, newId) {
    return { id: squadId(newId()), name, attackDiceOwned: null, defenseDiceOwned: null, ships: [], allowIllegal: false }
  },
  parts: xwingCarry.partsOf,
  library: librarySquads,
  copy: copied,
  firm: FIRM_PROBLEMS,
  validate(squad, rulings) {
    const { problems, fit } = validateSquad(squad, rulings)
    return { problems, isFit: fit !== null }
  },
  spec: squad => [
    { key: 'xw.roster.shipCount', values: { count: squad.ships.length } },
    { key: 'xw.roster.hullCount', values: { count: hullOf(squad) } },
    { key: 'xw.roster.shieldCount', values: { count: shieldsOf(squad) } }
  ],
  /** The rules have no points, so nothing says who is stronger (XW-Q11). */
  outlook: () => null
})
