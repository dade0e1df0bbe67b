import { describe, expect, it } from 'vitest'
import type { Faces } from '../../../core/dice/rule'
import { distributionOf, faceSets } from '../../../core/odds/distribution'
import { rollPool, type PoolRules } from '../rules/roll-pool'
import { poolChances, poolOdds } from './pool-odds'

const rerolls = ['none', 'failures', 'successes'] as const

describe('odds of a pool (DW-043, DW-055)', () => {
  it.each(rerolls)('of dice that add none are those of walking the rule, %s rolled again', reroll => {
    for (const six of ['heavy', 'basic'] as const)
      for (const needed of [2, 4, 6]) {
        const rules: PoolRules = { needed, six, reroll }
        const walked = distributionOf(
          () => rollPool('dw.roll.attack', 2, null, rules),
          pool => pool.hits
        )
        const { total, ways } = poolOdds(2, rules, 9)
        for (let hits = 0; hits <= 9; hits += 1) expect((ways.get(hits) ?? 0n) * walked.total).toBe((walked.ways.get(hits) ?? 0n) * total)
      }
  })
  it.each(rerolls)('of exploding dice are those of walking the rule as far as the hits asked about, %s rolled again', reroll => {
    for (const needed of [3, 4, 6]) {
      const rules: PoolRules = { needed, six: 'exploding', reroll }
      const walked = walkedTo(2, rules, 4)
      const exact = poolChances(2, rules, 4)
      for (let hits = 0; hits < 4; hits += 1) expect(exact[hits]).toBeCloseTo(walked[hits] ?? 0, 12)
    }
  })
  it('are whole: every way is counted, and the last outcome gathers the rest', () => {
    const { total, ways } = poolOdds(20, { needed: 4, six: 'exploding', reroll: 'none' }, 30)
    expect([...ways.values()].reduce((sum, way) => sum + way, 0n)).toBe(total)
    expect(poolChances(20, { needed: 4, six: 'exploding', reroll: 'none' }, 30).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12)
  })
  it('of an exploding die on 4 mean 0.8 hits: two plain faces, a six worth two and a die', () => {
    const chances = poolChances(1, { needed: 4, six: 'exploding', reroll: 'none' }, 60)
    expect(chances.reduce((sum, chance, hits) => sum + chance * hits, 0)).toBeCloseTo(0.8, 12)
  })
  it('of no dice are no hits', () => {
    expect([...poolChances(0, { needed: 4, six: 'exploding', reroll: 'none' }, 2)]).toEqual([1, 0, 0])
  })
})

/**
 * Chances by following every set of faces the rule may be answered with, until the hits are `most` or more: each extra die stands for a
 * six.
 */
function walkedTo(count: number, rules: PoolRules, most: number): readonly number[] {
  const chances = Array.from({ length: most }, () => 0)
  const follow = (tape: readonly Faces[], chance: number, sixes: number): void => {
    const rule = rollPool('dw.roll.attack', count, null, rules)
    let step = rule.next()
    for (const faces of tape) step = rule.next(faces)
    if (step.done === true) {
      if (step.value.hits < most) chances[step.value.hits] = (chances[step.value.hits] ?? 0) + chance
      return
    }
    const { purpose, count: asked } = step.value
    const extra = sixes + (purpose === 'dw.roll.extra' ? asked : 0)
    if (2 * extra >= most) return
    for (const set of faceSets(step.value)) follow([...tape, set.faces], (chance * Number(set.permutations)) / 6 ** asked, extra)
  }
  follow([], 1, 0)
  return chances
}
