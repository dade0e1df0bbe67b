import { describe, expect, it } from 'vitest'
import { chance, distributionOf } from '../../../core/odds/distribution'
import { rollShot } from '../rules/roll-shot'
import { PRINTED_TABLES } from '../tables/scores'
import { combatChart } from './charts'
import { shotOdds } from './shot-odds'

const rulings = [{}, { 'pw.shooterMustHit': 'yes' }, { 'pw.clampDefenderMargin': 'yes' }]
const scores = [
  [10, 4],
  [2, 12],
  [7, 7],
  [11, null]
] as const

describe('odds of a shot (PW-048, PW-054, PW-055)', () => {
  it.each(rulings.flatMap(reading => scores.map(([score, defenceScore]) => ({ reading, score, defenceScore }))))(
    'are those of walking the roll: $score against $defenceScore under $reading',
    ({ reading, score, defenceScore }) => {
      const walked = distributionOf(
        () => rollShot(reading, { score, defenceScore }, null, null),
        roll => roll.damage
      )
      const odds = shotOdds(reading, { score, defenceScore })
      let expected = 0
      for (let points = 0; points <= 20; points += 1) {
        const exact = chance(walked, damage => damage === points)
        expected += exact * points
        expect(odds.damage[points] ?? 0).toBeCloseTo(exact, 12)
      }
      expect(odds.expected).toBeCloseTo(expected, 10)
      expect(odds.any).toBeCloseTo(
        chance(walked, damage => damage > 0),
        12
      )
    }
  )
  it('are charted for every cell', () => {
    const chart = combatChart(PRINTED_TABLES, {})
    expect([chart.length, ...chart.map(row => row.length)]).toEqual([7, 6, 6, 6, 6, 6, 6, 6])
    expect(chart[0]?.[2]).toEqual(shotOdds({}, { score: 10, defenceScore: 4 }))
    expect(chart[6]?.[1]).toEqual(shotOdds({}, { score: 12, defenceScore: null }))
  })
})
