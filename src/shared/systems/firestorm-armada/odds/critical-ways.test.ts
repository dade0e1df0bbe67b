import { describe, expect, it } from 'vitest'
import { roll } from '../../../core/dice/rule'
import { distributionOf } from '../../../core/odds/distribution'
import { sum } from '../../../kernel/collections'
import { CRITICAL_DICE } from '../tables/damage'
import { criticalWays } from './critical-ways'

describe('odds of the table of criticals (FA-Q02)', () => {
  it('are those of walking both dice: seven is the likeliest', () => {
    const walked = distributionOf(() => roll('fa.roll.critical', 'd6', CRITICAL_DICE, null), sum)
    const ways = [...criticalWays()]
    expect(walked.total).toBe(36n)
    expect(ways).toEqual([...walked.ways].sort(([one], [other]) => one - other).map(([face, number]) => [face, Number(number)]))
    expect(Math.max(...ways.map(([, number]) => number))).toBe(criticalWays().get(7))
  })
})
