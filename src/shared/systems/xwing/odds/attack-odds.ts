import { neutralize } from '../derive/neutralize'
import type { Attack, Uncancelled } from '../model/attack'
import type { AttackPlan } from './attack-plan'
import { attackChances, defenseChances, lyingAttackChances, lyingDefenseChances } from './pool-odds'

/** Chances from 0 to 1 of one attack. */
export interface AttackOdds {
  readonly hit: number
  /** Entry k is the chance of k damage. */
  readonly damage: readonly number[]
  readonly expectedDamage: number
  /** The chance of at least one card face up. */
  readonly faceup: number
  readonly destroyed: number
}

/**
 * Exact odds of an attack in which the lock rerolls whatever no token will turn into a hit, and every useful token is spent (XW-022,
 * XW-023, XW-037, XW-038). All chances are sums of powers of one half, so nothing is rounded before the last digits.
 */
export function attackOdds(plan: AttackPlan): AttackOdds {
  return oddsFrom({ attack: null, defense: null }, plan)
}

/**
 * The same from the middle of an attack: dice on the table are not rolled again, but the tokens of the plan are still spent on them
 * (XW-013, XW-017, XW-018).
 */
export function oddsFrom(dice: Attack['dice'], plan: AttackPlan): AttackOdds {
  const attack = dice.attack === null ? attackChances(plan.attackDice, plan.attacker) : lyingAttackChances(dice.attack, plan.attacker)
  const evades = dice.defense === null ? defenseChances(plan.defenseDice, plan.defender) : lyingDefenseChances(dice.defense, plan.defender)
  const damage = Array.from({ length: 1 + Math.max(...attack.map(({ hits, crits }) => hits + crits)) }, () => 0)
  let faceup = 0
  let destroyed = 0
  for (const rolled of attack)
    evades.forEach((chance, evaded) => {
      const left = neutralize(rolled, evaded, plan.neutralizeOrder)
      const both = rolled.chance * chance
      const total = left.hits + left.crits
      damage[total] = (damage[total] ?? 0) + both
      if (cardsFaceup(left, plan.shields) > 0) faceup += both
      if (total >= plan.shields + plan.hullLeft) destroyed += both
    })
  return {
    hit: damage.slice(1).reduce((sum, chance) => sum + chance, 0),
    damage,
    expectedDamage: damage.reduce((sum, chance, points) => sum + chance * points, 0),
    faceup,
    destroyed
  }
}

/** Criticals that meet no shield, since hits are dealt before them (XW-Q07). */
function cardsFaceup({ hits, crits }: Uncancelled, shields: number): number {
  return Math.max(0, crits - Math.max(0, shields - hits))
}
