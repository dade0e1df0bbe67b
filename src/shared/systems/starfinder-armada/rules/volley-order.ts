import type { BattleState, StagedAttack } from '../model/battle'
import { readRuling } from '../rulings'

/**
 * The order in which the volley is applied (SA-Q12): as declared, as the GM arranged it (which is the order it stands in),
 * or worst for the defender: attacks that can only be critical on the hull come last, when the shields are gone,
 * the heaviest of them first.
 */
export function volleyInOrder(state: BattleState): readonly StagedAttack[] {
  if (readRuling(state.rulings, 'sa.batchOrder') !== 'worstForDefender') return state.volley
  const criticals = state.volley.filter(attack => attack.isCriticalNatural).sort((a, b) => b.damage - a.damage)
  return [...state.volley.filter(attack => !attack.isCriticalNatural), ...criticals]
}
