import { describe, expect, it } from 'vitest'
import { rollOne } from '../../../core/dice/rule'
import { chance, distributionOf } from '../../../core/odds/distribution'
import { contestOdds } from './contest-odds'

describe('odds of two dice against each other (PW-028, PW-044)', () => {
  it.each([
    [0, 0, 'd6'],
    [3, 1, 'd6'],
    [9, 0, 'd6'],
    [-2, 0, 'd4']
  ] as const)('are those of walking both: +%s against +%s with %s', (bonus, enemy, die) => {
    const walked = distributionOf(
      function* () {
        return (yield* rollOne('own', die, null)) + bonus - (yield* rollOne('enemy', die, null)) - enemy
      },
      ahead => Math.sign(ahead)
    )
    const odds = contestOdds(bonus, enemy, die)
    const exact = [1, -1, 0].map(sign => chance(walked, ahead => ahead === sign))
    ;[odds.first, odds.second, odds.tie].forEach((value, i) => {
      expect(value).toBeCloseTo(exact[i] ?? -1, 12)
    })
  })
})
