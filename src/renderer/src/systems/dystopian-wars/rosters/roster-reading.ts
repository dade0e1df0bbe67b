import { dystopianCarry } from '@shared/systems/dystopian-wars/carry'
import { libraryForces } from '@shared/systems/dystopian-wars/samples/two-forces'
import { forceId, type DraftForce, type DraftUnit, type DraftWing } from '@shared/systems/dystopian-wars/model/force'
import { FIRM_PROBLEMS } from '@shared/systems/dystopian-wars/validate/problem'
import { validateForce } from '@shared/systems/dystopian-wars/validate/validate-force'
import { copied } from '../../../builder/draft/roster-tree'
import { rostersRead } from '../../../contract/rosters-read'

export const unitsOf = (force: DraftForce): readonly DraftUnit[] => force.squadrons.flatMap(squadron => squadron.units)
export const wingsOf = (force: DraftForce): readonly DraftWing[] => force.squadrons.flatMap(squadron => squadron.wings)

/** Hull points of all units. */
export const hullOf = (force: DraftForce): number => unitsOf(force).reduce((sum, unit) => sum + unit.hp, 0)

/** Forces on the screens of a campaign. */
export const rosterReading = rostersRead<DraftForce>({
  columns: [
    { name: 'squadrons', isExtra: true, cell: ({ squadrons }) => ({ value: squadrons.length, of: null }) },
    { name: 'units', isExtra: false, cell: force => ({ value: unitsOf(force).length, of: null }) },
    { name: 'wings', isExtra: true, cell: force => ({ value: wingsOf(force).length, of: null }) },
    { name: 'hull', isExtra: false, cell: force => ({ value: hullOf(force), of: null }) },
    { name: 'cards', isExtra: true, cell: ({ cards }) => ({ value: cards, of: null }) }
  ],
  empty: (name, _others, newId) => ({ id: forceId(newId()), name, cards: 0, squadrons: [], allowIllegal: false }),
  parts: dystopianCarry.partsOf,
  library: libraryForces,
  copy: copied,
  firm: FIRM_PROBLEMS,
  validate(force) {
    const { problems, fit } = validateForce(force)
    return { problems, isFit: fit !== null }
  },
  spec: force => [
    { key: 'dw.roster.unitCount', values: { count: unitsOf(force).length } },
    { key: 'dw.roster.wingCount', values: { count: wingsOf(force).length } },
    { key: 'dw.roster.hullCount', values: { count: hullOf(force) } }
  ],
  /** The rules have no points, so nothing says who is stronger. */
  outlook: () => null
})
