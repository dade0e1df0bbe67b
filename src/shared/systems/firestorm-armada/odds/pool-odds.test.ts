import { describe, expect, it } from 'vitest'
import { distributionOf } from '../../../core/odds/distribution'
import { plainRule, shootingRule, wingRule, type HitRule } from '../derive/hit-rule'
import { rollPool } from '../rules/roll-pool'
import { chanceOfHits, expectedHits, poolChances, poolOdds } from './pool-odds'

const ONE = { 'fa.smallTargetSix': 'oneHit', 'fa.pdExplodes': 'no' }
const NO_CHAIN = { 'fa.extraDieExplodes': 'no' }
const PLAIN_RULE = plainRule({})
const RULES: readonly (readonly [string, HitRule])[] = [
  ['plain', PLAIN_RULE],
  ['5 and 6', shootingRule({}, 'capital', 'frigate', 'port')],
  ['6 only', shootingRule({}, 'capital', 'corvette', 'port')],
  ['5 and 6 once', wingRule(ONE)],
  ['6 once', shootingRule(ONE, 'capital', 'corvette', 'port')],
  ['plain, extra dice that end', plainRule(NO_CHAIN)],
  ['6 only, extra dice that end', shootingRule(NO_CHAIN, 'capital', 'corvette', 'port')]
]

/** Hits of one pool without its extra dice. For a rule that chains, the number of sixes decides the rest. */
function* firstPool(dice: number, rule: HitRule): ReturnType<typeof rollPool> {
  return yield* rollPool('', dice, { ...rule, explodes: 'never' }, '')
}

/** Every way to roll `dice`, pool by pool, with at most `left` more pools. Chains cut off there count as beyond. */
function bruteForce(dice: number, rule: HitRule, most: number): readonly number[] {
  const chances = Array.from({ length: most + 1 }, () => 0)
  const walk = (first: number, extra: number, hits: number, weight: number): void => {
    if (hits > most) return
    if (first + extra === 0) {
      chances[hits] = (chances[hits] ?? 0) + weight
      return
    }
    for (let face = 1; face <= 6; face += 1) {
      const scored = face < rule.from ? 0 : face === 6 ? rule.sixHits : 1
      const more = face === 6 && (rule.explodes === 'chain' || (rule.explodes === 'once' && first > 0)) ? 1 : 0
      walk(Math.max(0, first - 1), extra + more - (first > 0 ? 0 : 1), hits + scored, weight / 6)
    }
  }
  walk(dice, 0, 0, 1)
  return chances
}

describe('exact odds of a pool of exploding dice (FA-017, FA-019)', () => {
  it.each(RULES)('%s: are those of counting every face', (_name, rule) => {
    for (const dice of [1, 2, 3, 4]) {
      const odds = poolOdds(dice, rule, 6)
      const truth = bruteForce(dice, rule, 6)
      odds.ways.forEach((ways, hits) => {
        expect(Number(ways) / Number(odds.total)).toBeCloseTo(truth[hits] ?? 0, 12)
      })
      expect(odds.ways.reduce((sum, ways) => sum + ways, odds.beyond)).toBe(odds.total)
    }
  })
  it('are those of walking the rule where nothing chains', () => {
    const rule = wingRule(ONE)
    const walked = distributionOf(
      () => firstPool(5, rule),
      result => result.hits
    )
    const odds = poolOdds(5, rule, 5)
    for (let hits = 0; hits <= 5; hits += 1) {
      expect((walked.ways.get(hits) ?? 0n) * odds.total).toBe((odds.ways[hits] ?? 0n) * walked.total)
    }
  })
  it('have half a chance of nothing, a third of one hit and a twelfth of two for a single die', () => {
    const odds = poolOdds(1, PLAIN_RULE, 3)
    expect(odds.ways.map(ways => Number((ways * 36n) / odds.total))).toEqual([18, 12, 3, 2])
  })
  it('are exact for twenty dice, whose mean is 16', () => {
    const odds = poolOdds(20, PLAIN_RULE, 90)
    const mean = odds.ways.reduce((sum, ways, hits) => sum + (Number(ways) / Number(odds.total)) * hits, 0)
    expect(mean).toBeCloseTo(16, 9)
    expect(expectedHits(20, PLAIN_RULE)).toBe(16)
    expect(chanceOfHits(odds, 0)).toBe(1)
  })
  it('as chances gather what lies beyond in the last entry', () => {
    for (const [, rule] of RULES) {
      const truth = bruteForce(3, rule, 4)
      const chances = poolChances(3, rule, 4)
      for (let hits = 0; hits < 4; hits += 1) expect(chances[hits]).toBeCloseTo(truth[hits] ?? 0, 12)
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12)
    }
  })
  it('of no dice are no hits', () => {
    expect(poolOdds(0, PLAIN_RULE, 2).ways.map((ways, hits) => [hits, ways > 0n])).toEqual([
      [0, true],
      [1, false],
      [2, false]
    ])
  })
  it('have the mean of every rule', () => {
    expect(RULES.map(([, rule]) => expectedHits(6, rule))).toEqual([4.8, 3.6, 2.4, 2, 1, 14 / 3, 7 / 3])
    const { ways, total } = poolOdds(6, plainRule(NO_CHAIN), 24)
    expect(ways.reduce((sum, way, hits) => sum + (Number(way) / Number(total)) * hits, 0)).toBeCloseTo(14 / 3, 9)
  })
  it('say when more is asked than they tell apart', () => {
    expect(() => chanceOfHits(poolOdds(2, PLAIN_RULE, 3), 5)).toThrow('3 hits apart')
    expect(chanceOfHits(poolOdds(2, PLAIN_RULE, 3), 4)).toBeGreaterThan(0)
  })
})
