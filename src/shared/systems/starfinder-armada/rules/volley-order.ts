import type { BattleState, StagedAttack } from '../model/battle'
import { readRuling } from '../rulings'

/**
 * The order in which the volley is applied (SA-Q12): as declared, as the GM arranged it (which is the order it stands in),
 * or worst for the defender: attacks that can only be critical on the hull come last, when the shields are gone,
 * the heaviest of them first; a superweapon is one of them where `sa.superweaponCrit` asks for the hull (SA-Q31).
 */
export function volleyInOrder(state: BattleState): readonly StagedAttack[] {
  if (readRuling(state.rulings, 'sa.batchOrder') !== 'worstForDefender') return state.volley
  const isHullAsked = readRuling(state.rulings, 'sa.superweaponCrit') === 'needsHpDamage'
  const isForHull = (attack: StagedAttack): boolean => attack.isCriticalNatural || (attack.usesSuperweapon && isHullAsked)
  const last = state.volley.filter(isForHull).sort((a, b) => b.damage - a.damage)
  return [...state.volley.filter(attack => !isForHull(attack)), ...last]
}
