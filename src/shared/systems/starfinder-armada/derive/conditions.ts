import { isInForce } from '../../../core/effects/effect'
import type { BattleState, Condition, FleetState } from '../model/battle'

/** How hard a condition lies on a fleet: 0 not at all or suspended, 1, or 2 where `sa.crit6` doubles it. Conditions do not stack (SA-Q10). */
export function conditionStrength(state: BattleState, fleet: FleetState, condition: Condition): number {
  const effects = state.effects
  let strength = 0
  for (let i = 0; i < effects.length; i += 1) {
    const effect = effects[i]
    if (effect?.kind !== 'condition' || effect.condition !== condition || effect.targetId !== fleet.id || !isInForce(effect)) continue
    strength = Math.max(strength, effect.strength)
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
