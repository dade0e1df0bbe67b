import { describe, expect, it } from 'vitest'
import { chance, distributionOf } from '../../../core/odds/distribution'
import { rollDetection } from '../rules/roll-detection'
import { PRINTED_TABLES } from '../tables/scores'
import { detectionChart } from './charts'
import { detectionOdds } from './detection-odds'

describe('odds of a detection (PW-033, PW-036, PW-038)', () => {
  it.each([
    [8, 5],
    [2, 8],
    [5, 6],
    [7, null],
    [4, 2]
  ] as const)('are those of walking the roll: %s against %s', (score, enemyScore) => {
    const walked = distributionOf(
      () => rollDetection({ score, enemyScore }, null, null),
      roll => (roll.result === 'jammed' ? `jammed ${String(roll.enemyMargin)}` : roll.result)
    )
    const odds = detectionOdds({ score, enemyScore })
    expect(odds.detected).toBeCloseTo(
      chance(walked, outcome => outcome === 'detected'),
      12
    )
    expect(odds.undetected).toBeCloseTo(
      chance(walked, outcome => outcome === 'undetected'),
      12
    )
    for (let turns = 0; turns <= 7; turns += 1)
      expect(odds.jamTurns[turns] ?? 0).toBeCloseTo(
        chance(walked, outcome => outcome === `jammed ${String(turns)}`),
        12
      )
    expect(odds.detected + odds.undetected + odds.jammed).toBeCloseTo(1, 12)
  })
  it('are charted for every cell', () => {
    const chart = detectionChart(PRINTED_TABLES)
    expect([chart.length, ...chart.map(row => row.length)]).toEqual([5, 4, 4, 4, 4, 4])
    expect(chart[1]?.[2]).toEqual(detectionOdds({ score: 8, enemyScore: 5 }))
    expect(chart[4]?.[0]).toEqual(detectionOdds({ score: 7, enemyScore: null }))
  })
})
