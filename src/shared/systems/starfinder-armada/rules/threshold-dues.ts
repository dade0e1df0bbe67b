import { criticalThreshold } from '../derive/fire/critical-threshold'
import { moraleDc } from '../derive/checks/morale'
import type { SaEvent } from '../events'
import type { BattleState, FleetState } from '../model/battle'
import type { FleetId } from '../model/design'
import type { CriticalTrigger } from '../model/obligation'
import { idFor } from '../state'
import { owed } from './dues'

/** Whether the hull falls to its critical threshold or below for the first time (SA-107, SA-Q09). */
export function crosses(state: BattleState, before: FleetState, hp: number): boolean {
  if (before.hasCrossedThreshold || hp === before.hp) return false
  const threshold = criticalThreshold(state, before)
  return before.hp > threshold && hp <= threshold
}

/** A roll on the critical table falls due (SA-109). Its id is made from `number`. */
export function criticalDue(
  state: BattleState,
  number: number,
  due: { readonly fleetId: FleetId; readonly attackerId: FleetId | null; readonly trigger: CriticalTrigger }
): SaEvent {
  return owed({ id: idFor('o', number), kind: 'critical', ...due, round: state.round, isDeferred: false })
}

/** A morale check falls due at half hull (SA-100), unless the fleet flees or has passed a check this round (SA-105). */
export function moraleDue(state: BattleState, number: number, fleet: FleetState): readonly SaEvent[] {
  if (fleet.status !== 'active' || fleet.moralePassedInRound === state.round) return []
  return [
    owed({
      id: idFor('o', number),
      kind: 'morale',
      fleetId: fleet.id,
      dc: moraleDc(state, fleet).total,
      reason: 'threshold',
      routedFleetId: null,
      round: state.round,
      isDeferred: false
    })
  ]
}

/** The obligations of a fleet that has just reached its critical threshold (SA-100, SA-107). */
export function thresholdDues(state: BattleState, fleet: FleetState, attackerId: FleetId | null): readonly SaEvent[] {
  return [
    { type: 'thresholdCrossed', fleetId: fleet.id },
    criticalDue(state, state.nextId, { fleetId: fleet.id, attackerId, trigger: 'threshold' }),
    ...moraleDue(state, state.nextId + 1, fleet)
  ]
}
