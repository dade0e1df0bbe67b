import { isInForce } from '../../../../core/effects/effect'
import type { BattleState, FleetState } from '../../model/battle'
import type { Ability } from '../../model/design'
import { kindsAmong } from './effect-kinds'

/**
 * Whether the fleet bought the ability and no Auxiliary System condition has disabled it (SA-109). `flagship` is never disabled (SA-044).
 */
export function hasAbility(state: BattleState, fleet: FleetState, ability: Ability): boolean {
  return fleet.abilities.includes(ability) && !isAbilityOut(state, fleet, ability)
}

/** Whether an Auxiliary System condition in force has disabled the ability. */
export function isAbilityOut(state: BattleState, fleet: FleetState, ability: Ability): boolean {
  if (ability === 'flagship') return false
  const effects = state.effects
  if (!kindsAmong(effects).condition) return false
  for (let i = 0; i < effects.length; i += 1) {
    const effect = effects[i]
    if (effect?.kind === 'condition' && effect.ability === ability && effect.targetId === fleet.id && isInForce(effect)) return true
  }
  return false
}
