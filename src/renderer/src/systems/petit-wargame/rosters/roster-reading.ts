import { petitCarry } from '@shared/systems/petit-wargame/carry'
import { libraryFleets } from '@shared/systems/petit-wargame/samples/two-fleets'
import { fleetId, type DraftFleet } from '@shared/systems/petit-wargame/model/design'
import { BUDGET_POINTS } from '@shared/systems/petit-wargame/tables/sizes'
import { FIRM_PROBLEMS } from '@shared/systems/petit-wargame/validate/problem'
import { fleetCost, validateFleet } from '@shared/systems/petit-wargame/validate/validate-fleet'
import { copied } from '../../../builder/draft/roster-tree'
import { rostersRead } from '../../../contract/rosters-read'

const shipsIn = ({ squadrons }: DraftFleet): number => squadrons.reduce((sum, squadron) => sum + squadron.ships.length, 0)

/** Fleets on the campaign screens. */
export const rosterReading = rostersRead<DraftFleet>({
  columns: [
    { name: 'squadrons', isExtra: false, cell: ({ squadrons }) => ({ value: squadrons.length, of: null }) },
    { name: 'ships', isExtra: true, cell: fleet => ({ value: shipsIn(fleet), of: null }) },
    { name: 'points', isExtra: false, cell: fleet => ({ value: fleetCost(fleet), of: fleet.budgetPoints }) }
  ],
  /** With the budget of the existing ones, so that both sides build for the same battle. */
  empty(name, others, newId) {
    const budgetPoints = others[0]?.budgetPoints ?? BUDGET_POINTS
    return { id: fleetId(newId()), name, budgetPoints, squadrons: [], allowIllegal: false }
  },
  parts: petitCarry.partsOf,
  library: libraryFleets,
  copy: copied,
  firm: FIRM_PROBLEMS,
  validate: validateFleet,
  spec: fleet => [
    { key: 'pw.roster.squadronCount', values: { count: fleet.squadrons.length } },
    { key: 'pw.roster.shipCount', values: { count: shipsIn(fleet) } },
    { key: 'pw.roster.pointCount', values: { count: fleetCost(fleet) } }
  ],
  // Each of two players has a fleet (PW-003).
  isDuel: true,
  /** The rules say nothing about the likely outcome of a battle. */
  outlook: () => null
})
