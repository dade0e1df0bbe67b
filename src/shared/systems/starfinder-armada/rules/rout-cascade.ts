import { areEnemies } from '../derive/enemies'
import { criticalThreshold } from '../derive/critical-threshold'
import type { BattleState, FleetState } from '../model/battle'
import type { FleetId } from '../model/design'
import { theFleet } from '../state'

/**
 * Allies that a rout may shake if they stand within 2 hexes: steady so far, at half their hull or less,
 * and not past their check this round (SA-104, SA-105, SA-Q43).
 */
export function cascadeCandidates(state: BattleState, routedId: FleetId): readonly FleetState[] {
  const routed = theFleet(state, routedId)
  return state.fleets.filter(
    fleet =>
      fleet.id !== routed.id &&
      fleet.status === 'active' &&
      !areEnemies(state, fleet, routed) &&
      fleet.hp <= criticalThreshold(state, fleet) &&
      fleet.moralePassedInRound !== state.round
  )
}
