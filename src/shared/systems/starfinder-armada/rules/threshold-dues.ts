import { criticalThreshold } from '../derive/critical-threshold'
import { moraleDc } from '../derive/morale'
import type { SaEvent } from '../events'
import type { BattleState, FleetState } from '../model/battle'
import type { FleetId } from '../model/design'
import type { CriticalTrigger } from '../model/obligation'
import { idFor } from '../state'
import { owed } from './dues'

/** Whether the hull comes from above its critical threshold down to it or below, for the first time (SA-107, SA-Q09). */
export function crosses(state: BattleState, before: FleetState, hp: number): boolean {
  if (before.hasCrossedThreshold || hp === before.hp) return false
  const threshold = criticalThreshold(state, before)
  return before.hp > threshold && hp <= threshold
}

/** One roll on the critical table, owed (SA-109). `number` makes its id. */
export function criticalDue(
  state: BattleState,
  number: number,
  due: { readonly fleetId: FleetId; readonly attackerId: FleetId | null; readonly trigger: CriticalTrigger }
): SaEvent {
  return owed({ id: idFor('o', number), kind: 'critical', ...due, round: state.round, isDeferred: false })
}

/** A morale check of a fleet at half its hull, owed (SA-100); none for one that flees or has passed a check this round (SA-105). */
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

/** What a fleet owes that has just come down to its critical threshold (SA-100, SA-107). */
export function thresholdDues(state: BattleState, fleet: FleetState, attackerId: FleetId | null): readonly SaEvent[] {
  return [
    { type: 'thresholdCrossed', fleetId: fleet.id },
    criticalDue(state, state.nextId, { fleetId: fleet.id, attackerId, trigger: 'threshold' }),
    ...moraleDue(state, state.nextId + 1, fleet)
  ]
}
