import { roll, SIDES, type Faces, type Rule } from '../../../core/dice/rule'
import type { HitRule } from '../derive/hit-rule'

/** A roll with its extra dice: the pools in the order rolled, and all their hits. */
interface PoolResult {
  readonly pools: readonly Faces[]
  readonly hits: number
}

/**
 * Rolls this many d6 and, pool by pool, one more for each 6 in the pool before, until there is no 6 or the rule allows no more (FA-017).
 * The purpose of the extra dice has `Extra` added.
 */
export function* rollPool(purpose: string, dice: number, rule: HitRule, actor: string): Rule<PoolResult> {
  const pools: Faces[] = []
  let hits = 0
  let count = dice
  while (count > 0) {
    const faces = yield* roll(pools.length === 0 ? purpose : `${purpose}Extra`, 'd6', count, actor)
    pools.push(faces)
    for (const face of faces) hits += hitsOf(face, rule)
    count = extraDice(rule, faces, pools.length)
  }
  return { pools, hits }
}

/** Extra dice for the sixes of a pool, the `nth` pool rolled, from 1 (FA-017, `fa.extraDieExplodes`). */
export function extraDice(rule: HitRule, faces: Faces, nth: number): number {
  const goesOn = rule.explodes === 'chain' || (rule.explodes === 'once' && nth === 1)
  return goesOn ? faces.filter(face => face === SIDES.d6).length : 0
}

/** The hits one face scores (FA-017). */
export function hitsOf(face: number, rule: HitRule): number {
  if (face < rule.from) return 0
  return face === SIDES.d6 ? rule.sixHits : 1
}
