import { isInForce } from '../../../../core/effects/effect'
import { readRuling } from '../../rulings'
import type { BattleState, Condition, FleetState } from '../../model/battle'
import { kindsAmong } from './effect-kinds'

/** Whether two copies of the condition count twice: those of Engines and Weapons, if `sa.critStack` says so (SA-Q10). */
export function isStacking(state: BattleState, condition: Condition): boolean {
  return (condition === 'engines' || condition === 'weapons') && readRuling(state.rulings, 'sa.critStack') === 'yes'
}

/**
 * The strength of a condition on a fleet: 0 if absent or suspended, 1, or 2 if `sa.crit6` doubles it. Of several copies the strongest
 * counts, or their sum if they stack (SA-Q10).
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

/** Whether the fleet has the condition and it is in force (SA-109). */
export function hasCondition(state: BattleState, fleet: FleetState, condition: Condition): boolean {
  return conditionStrength(state, fleet, condition) > 0
}

/** Whether the fleet has the condition and every copy of it is suspended. */
export function isConditionSuspended(state: BattleState, fleet: FleetState, condition: Condition): boolean {
  if (hasCondition(state, fleet, condition)) return false
  return state.effects.some(effect => effect.kind === 'condition' && effect.condition === condition && effect.targetId === fleet.id)
}
