import { firestormCarry } from '@shared/systems/firestorm-armada/carry'
import { libraryFleets } from '@shared/systems/firestorm-armada/samples/two-fleets'
import { FACTIONS, fleetId, type DraftFleet } from '@shared/systems/firestorm-armada/model/design'
import { FIRM_PROBLEMS } from '@shared/systems/firestorm-armada/validate/problem'
import { validateFleet } from '@shared/systems/firestorm-armada/validate/validate-fleet'
import { rostersRead } from '../../../contract/rosters-read'
import { copyPart } from './copy-part'
import { fleetCounts } from './fleet-counts'

/** Fleets on the campaign screens. */
export const rosterReading = rostersRead<DraftFleet>({
  columns: (['squadrons', 'ships', 'wings', 'hull'] as const).map(name => ({
    name,
    isExtra: name === 'squadrons' || name === 'wings',
    cell: fleet => ({ value: fleetCounts(fleet)[name], of: null })
  })),
  empty(name, _others, newId) {
    return { id: fleetId(newId()), name, faction: FACTIONS[0], isAllied: false, squadrons: [], flights: [], allowIllegal: false }
  },
  parts: firestormCarry.partsOf,
  library: libraryFleets,
  copy: copyPart,
  firm: FIRM_PROBLEMS,
  validate: validateFleet,
  spec(fleet) {
    const { squadrons, ships } = fleetCounts(fleet)
    return [
      { key: `fa.faction.${fleet.faction}` },
      { key: 'fa.roster.squadronCount', values: { count: squadrons } },
      { key: 'fa.roster.shipCount', values: { count: ships } }
    ]
  },
  /** The rules have neither points nor odds for a whole battle. */
  outlook: () => null
})
