import type { Attack, BattleState, FirePart } from '../model/battle'
import { ACK_ACK } from '../model/force'
import type { Step } from '../tables/steps'
import { findWing } from '../state'
import { leadArm } from './arms'

/**
 * The step an attack is resolved in: Ack Ack between a wing and a unit in step 4, between wings in step 5 (DW-018, DW-024), other
 * counter-attacks in step 3 (DW-016), everything else in step 6 (DW-035 to DW-037).
 */
export function stepOf(state: BattleState, attack: Attack): Step {
  const isByWing = findWing(state, attack.parts[0]?.combatantId ?? '') !== undefined
  const isOnWing = findWing(state, attack.targetId) !== undefined
  if ((isByWing || isOnWing) && leadArm(state, attack).kind === 'aa')
    return isByWing && isOnWing ? 'tinyFlyersOnTinyFlyers' : 'tinyFlyersOnUnits'
  return attack.role === 'counter' ? 'resolveCounters' : 'attack'
}

/** Attacks declared for a step and not yet rolled, in the order declared. */
export function openIn(state: BattleState, step: Step): readonly Attack[] {
  return (state.activation?.attacks ?? []).filter(attack => attack.status === 'declared' && stepOf(state, attack) === step)
}

/** Whether a wing may no longer make this attack in this turn, having aborted (DW-023, DW-032, DW-033). */
export function isBarred(state: BattleState, part: FirePart): boolean {
  const bar = findWing(state, part.combatantId)?.bar ?? 'none'
  return bar === 'all' || (bar === 'aa' && part.weaponId === ACK_ACK)
}
