import { areEnemies } from '../derive/fire/enemies'
import { criticalThreshold } from '../derive/fire/critical-threshold'
import type { BattleState, FleetState } from '../model/battle'
import type { RoutCascadeDue } from '../model/obligation'
import { theFleet } from '../state'

/**
 * Allies that a rout may shake if they are within 2 hexes: not routed, at half their hull or less, and without a
 * passed check since the round of the rout, however late the table settles it (SA-104, SA-105, SA-Q43).
 */
export function cascadeCandidates(state: BattleState, rout: Pick<RoutCascadeDue, 'fleetId' | 'round'>): readonly FleetState[] {
  const routed = theFleet(state, rout.fleetId)
  return state.fleets.filter(
    fleet =>
      fleet.id !== routed.id &&
      fleet.status === 'active' &&
      (fleet.moralePassedInRound ?? 0) < rout.round &&
      !areEnemies(state, fleet, routed) &&
      fleet.hp <= criticalThreshold(state, fleet)
  )
}
