import { isInForce } from '../../../core/effects/effect'
import { readRuling } from '../rulings'
import type { BattleState, Condition, FleetState } from '../model/battle'
import { kindsAmong } from './effect-kinds'

/** Whether the same condition twice bites twice: Engines and Weapons, where `sa.critStack` reads it so (SA-Q10). */
export function isStacking(state: BattleState, condition: Condition): boolean {
  return (condition === 'engines' || condition === 'weapons') && readRuling(state.rulings, 'sa.critStack') === 'yes'
}

/**
 * How hard a condition lies on a fleet: 0 not at all or suspended, 1, or 2 where `sa.crit6` doubles it. Of several copies the hardest counts,
 * or all of them together where they stack (SA-Q10).
 */
export function conditionStrength(state: BattleState, fleet: FleetState, condition: Condition): number {
  const effects = state.effects
  if (!kindsAmong(effects).condition) return 0
  let strength = 0
  for (let i = 0; i < effects.length; i += 1) {
    const effect = effects[i]
    if (effect?.kind !== 'condition' || effect.condition !== condition || effect.targetId !== fleet.id || !isInForce(effect)) continue
    strength = strength > 0 && isStacking(state, condition) ? strength + effect.strength : Math.max(strength, effect.strength)
  }
  return strength
}

/** Whether the condition lies on the fleet and is in force (SA-109). */
export function hasCondition(state: BattleState, fleet: FleetState, condition: Condition): boolean {
  return conditionStrength(state, fleet, condition) > 0
}

/** Whether the fleet has the condition and every copy of it is suspended. */
export function isConditionSuspended(state: BattleState, fleet: FleetState, condition: Condition): boolean {
  if (hasCondition(state, fleet, condition)) return false
  return state.effects.some(effect => effect.kind === 'condition' && effect.condition === condition && effect.targetId === fleet.id)
}
