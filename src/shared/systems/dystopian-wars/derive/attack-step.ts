import type { Attack, BattleState, FirePart } from '../model/battle'
import { ACK_ACK } from '../model/force'
import type { Step } from '../model/steps'
import { findWing, isInPlay, sideOf, sideOfSquadron } from '../state'
import { armOf } from './arms'

/**
 * The step an attack is resolved in: Ack Ack between a wing and a unit in step 4, between wings in step 5 (DW-018, DW-024), other
 * counter-attacks in step 3 (DW-016), everything else in step 6 (DW-035 to DW-037).
 */
export function stepOf(state: BattleState, attack: Attack): Step {
  const [lead] = attack.parts
  const isByWing = findWing(state, lead?.combatantId ?? '') !== undefined
  const isOnWing = findWing(state, attack.targetId) !== undefined
  // An attack that is over may have lost its weapon since.
  const kind = lead === undefined ? undefined : armOf(state, lead.combatantId, lead.weaponId)?.kind
  if ((isByWing || isOnWing) && kind === 'aa') return isByWing && isOnWing ? 'tinyFlyersOnTinyFlyers' : 'tinyFlyersOnUnits'
  return attack.role === 'counter' ? 'resolveCounters' : 'attack'
}

/** Attacks declared for a step and not yet rolled, in the order declared. */
export function openIn(state: BattleState, step: Step): readonly Attack[] {
  return (state.activation?.attacks ?? []).filter(attack => attack.status === 'declared' && stepOf(state, attack) === step)
}

/** The same in the order of rolling in steps 4 and 5: the active side's first (DW-019, DW-024, DW-Q21). */
export function inRollingOrder(state: BattleState, step: Step): readonly Attack[] {
  const { activation } = state
  if (activation === null) return []
  const active = sideOfSquadron(state, activation.squadronId)
  const isActive = (row: Attack): boolean => row.parts.some(part => sideOf(state, part.combatantId) === active)
  const rows = openIn(state, step)
  return [...rows.filter(isActive), ...rows.filter(row => !isActive(row))]
}

/** Whether a part is in play and may fire a weapon that is on its card. */
export function canFire(state: BattleState, part: FirePart): boolean {
  const isArmed = armOf(state, part.combatantId, part.weaponId) !== undefined
  return isArmed && isInPlay(state, part.combatantId) && !isBarred(state, part)
}

/** Whether an abort bars the wing from this attack this turn (DW-023, DW-032, DW-033). */
export function isBarred(state: BattleState, part: FirePart): boolean {
  const bar = findWing(state, part.combatantId)?.bar ?? 'none'
  return bar === 'all' || (bar === 'aa' && part.weaponId === ACK_ACK)
}
