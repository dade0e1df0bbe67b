import { toldToStations } from '../../../core/names/told-station'
import type { StationRules } from '../../../core/view/station'
import type { FaCommand } from '../commands/command'
import type { BattleState } from '../model/battle'
import { faNaming } from '../told-names'
import { seenBy } from '../view/seen-by'
import { unitActs } from './unit-acts'

/** What players may speak for and propose in Firestorm Armada: a squadron or a flight, and what it does in its turn. */
export const firestormStation: StationRules<BattleState, FaCommand> = toldToStations(
  {
    messages: 'fa',
    sums: ['fa.roll.critical', 'fa.roll.ruptureDistance'],
    claims: (state, sideId) => {
      const own = state.fleets.filter(fleet => fleet.sideId === sideId)
      const units = own.flatMap(fleet => state.units.filter(one => one.fleetId === fleet.id))
      return units.map(({ id, name, hasActivated }) => ({ id, kind: 'strip', name, what: null, hasActed: hasActivated }))
    },
    knownTo: seenBy,
    acts: (known, ownIds) => known.units.filter(({ id }) => ownIds.includes(id)).flatMap(one => unitActs(known, one))
  },
  faNaming,
  seenBy
)
