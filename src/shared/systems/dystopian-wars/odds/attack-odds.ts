import type { ChosenRulings } from '../../../core/rulings/ruling'
import { diceSums } from '../../../core/odds/dice-sums'
import { leadArm } from '../derive/part-dice'
import { criticalRating, reaches } from '../derive/ratings'
import type { Attack, BattleState } from '../model/battle'
import { aimedDice, neededFor, PLAIN_AIM, type Aim } from '../rules/roll-fire'
import { poolDiceOf, type PoolRules } from '../rules/roll-pool'
import { findUnit } from '../state'
import { CRITICAL_ROWS, type CriticalRow } from '../model/criticals'
import { poolChances } from './pool-odds'

interface PoolOf {
  readonly dice: number
  readonly rules: PoolRules
}

/** The defence against an attack: pools that cancel hits, and the ratings of the target. */
export interface AttackPlan {
  readonly attack: PoolOf
  readonly defences: readonly PoolOf[]
  readonly dr: number
  readonly cr: number
  readonly rulings: ChosenRulings
}

/** Chances from 0 to 1 of one attack after its defences. */
export interface AttackOdds {
  /** Entry k: k hits are left; the last entry is for that many or more. */
  readonly hits: Float64Array
  readonly expectedHits: number
  /** At least one hull point is lost, and of these cases, those with a critical (DW-063). */
  readonly damage: number
  readonly critical: number
}

/** The highest number of hits reckoned for that many dice; more have a chance below 10^−12. */
function depthOf(dice: number): number {
  return 4 * dice + 40
}

/** Hits of an attack after its defences, compared with the ratings (DW-053, DW-057, DW-063). */
export function attackOdds(plan: AttackPlan): AttackOdds {
  return oddsAfter(chancesOf(plan.attack), plan)
}

/** The same for an attack that has rolled its hits and still meets these defences. */
export function rolledOdds(hits: number, plan: Omit<AttackPlan, 'attack'>): AttackOdds {
  return oddsAfter(
    Float64Array.from({ length: hits + 1 }, (_, i) => Number(i === hits)),
    plan
  )
}

function oddsAfter(hits: Float64Array, plan: Omit<AttackPlan, 'attack'>): AttackOdds {
  const saves = plan.defences.map(chancesOf).reduce(folded, Float64Array.of(1))
  const left = new Float64Array(hits.length)
  hits.forEach((chance, hit) => {
    saves.forEach((save, taken) => {
      const rest = Math.max(0, hit - taken)
      left[rest] = (left[rest] ?? 0) + chance * save
    })
  })
  const from = (rating: number): number =>
    left.reduce((sum, chance, hit) => (hit > 0 && reaches(plan.rulings, hit, rating) ? sum + chance : sum), 0)
  return {
    hits: left,
    expectedHits: left.reduce((sum, chance, hit) => sum + chance * hit, 0),
    damage: from(Math.min(plan.dr, plan.cr)),
    critical: from(plan.cr)
  }
}

/** The odds of a declared attack on a unit as it would be rolled now, with these defences; null against wings and targets that are gone. */
export function declaredOdds(state: BattleState, attack: Attack, defences: readonly PoolOf[], aim: Aim = PLAIN_AIM): AttackOdds | null {
  const target = findUnit(state, attack.targetId)
  if (target?.status !== 'active') return null
  const needed = neededFor(state, attack, attack.targetId, aim.toHit)
  const rules: PoolRules = { needed, six: poolDiceOf(state.rulings, leadArm(state, attack).poolDice), reroll: 'none' }
  const dice = aimedDice(state, attack, aim).total
  return attackOdds({ attack: { dice, rules }, defences, dr: target.dr, cr: criticalRating(target).total, rulings: state.rulings })
}

/** Ways of each row of the critical table, of 36 (DW-066). */
export function criticalWays(): ReadonlyMap<CriticalRow, number> {
  const ways = diceSums(2, 6)
  return new Map(CRITICAL_ROWS.map((row, i) => [row, ways[i] ?? 0]))
}

function chancesOf({ dice, rules }: PoolOf): Float64Array {
  return poolChances(dice, rules, depthOf(dice))
}

function folded(one: Float64Array, other: Float64Array): Float64Array {
  const sum = new Float64Array(one.length + other.length - 1)
  one.forEach((chance, i) => {
    if (chance === 0) return
    other.forEach((more, j) => {
      sum[i + j] = (sum[i + j] ?? 0) + chance * more
    })
  })
  return sum
}
