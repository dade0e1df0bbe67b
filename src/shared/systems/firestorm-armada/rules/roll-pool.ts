import type { Faces, Rule } from '../../../core/dice/rule'
import { roll, SIDES } from '../../../core/dice/rule'
import type { HitRule } from '../derive/hit-rule'

/** A roll with its extra dice: pool after pool as rolled, and the hits of all. */
export interface PoolResult {
  readonly pools: readonly Faces[]
  readonly hits: number
}

/**
 * Rolls this many d6 and, pool by pool, one more for each 6 of the pool before, until none shows a 6 (FA-017). The extra dice are asked for
 * under the same purpose with `Extra` behind it.
 */
export function* rollPool(purpose: string, dice: number, rule: HitRule, actor: string): Rule<PoolResult> {
  const pools: Faces[] = []
  let hits = 0
  let count = dice
  while (count > 0) {
    const faces = yield* roll(pools.length === 0 ? purpose : `${purpose}Extra`, 'd6', count, actor)
    pools.push(faces)
    for (const face of faces) hits += hitsOf(face, rule)
    count = rule.explodes ? faces.filter(face => face === SIDES.d6).length : 0
  }
  return { pools, hits }
}

/** Hits of one face (FA-017). */
export function hitsOf(face: number, rule: HitRule): number {
  if (face < rule.from) return 0
  return face === SIDES.d6 ? rule.sixHits : 1
}
