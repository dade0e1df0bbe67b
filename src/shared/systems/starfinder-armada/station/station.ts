import { toldToStations } from '../../../core/names/told-station'
import type { StationClaim, StationRules } from '../../../core/view/station'
import type { SaCommand } from '../commands/command'
import { sideOf } from '../derive/fire/enemies'
import { word } from '../events/words'
import type { BattleState } from '../model/battle'
import { saNaming } from '../told-names'
import { fleetActs } from './fleet-acts'
import { knownTo } from './known-to'
import { officerActs } from './officer-acts'
import { seenBy } from '../view/seen-by'

/** What players may speak for and propose in Starfinder: an officer and the actions of its role; a fleet, its move, attack and dues. */
export const starfinderStation: StationRules<BattleState, SaCommand> = toldToStations(
  {
    messages: 'sa',
    sums: ['sa.roll.damage', 'sa.roll.distance', 'sa.roll.precognition'],
    claims,
    knownTo,
    acts: (known, ownIds) => [
      ...known.officers.filter(({ id }) => ownIds.includes(id)).flatMap(officer => officerActs(known, officer)),
      ...known.fleets.filter(({ id }) => ownIds.includes(id)).flatMap(fleet => fleetActs(known, fleet))
    ]
  },
  saNaming,
  seenBy
)

function claims(state: BattleState, sideId: string): readonly StationClaim[] {
  const fleets = state.fleets.filter(fleet => sideOf(state, fleet) === sideId)
  const officers = state.officers.filter(officer => fleets.some(fleet => fleet.id === officer.fleetId))
  return [
    ...officers.map(({ id, name, role, hasActed }): StationClaim => ({ id, kind: 'officer', name, what: word('role', role), hasActed })),
    ...fleets.map(({ id, name, tier, size, fleetClass, hasAttacked }): StationClaim => ({
      id,
      kind: 'strip',
      name,
      what: { key: 'sa.spec', values: { tier, size: word('size', size), fleetClass: word('class', fleetClass) } },
      hasActed: hasAttacked
    }))
  ]
}
