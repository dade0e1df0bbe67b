import type { Faces, Rule } from '../../../core/dice/rule'
import { roll, SIDES } from '../../../core/dice/rule'
import type { HitRule } from '../derive/hit-rule'

/** A roll with its extra dice: pool after pool as rolled, and the hits of all. */
export interface PoolResult {
  readonly pools: readonly Faces[]
  readonly hits: number
}

/**
 * Rolls this many d6 and, pool by pool, one more for each 6 of the pool before, until none shows a 6 or the rule has no more (FA-017). The
 * extra dice are asked for under the same purpose with `Extra` behind it.
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

/** Dice that the sixes of a pool bring; `nth` counts the pools rolled with it, from 1 (FA-017, `fa.extraDieExplodes`). */
export function extraDice(rule: HitRule, faces: Faces, nth: number): number {
  const goesOn = rule.explodes === 'chain' || (rule.explodes === 'once' && nth === 1)
  return goesOn ? faces.filter(face => face === SIDES.d6).length : 0
}

/** Hits of one face (FA-017). */
export function hitsOf(face: number, rule: HitRule): number {
  if (face < rule.from) return 0
  return face === SIDES.d6 ? rule.sixHits : 1
}
