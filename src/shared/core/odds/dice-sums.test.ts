import { describe, expect, it } from 'vitest'
import { diceSums } from './dice-sums'
import { distributionOf } from './distribution'
import { roll } from '../dice/rule'

describe('sums of dice', () => {
  it('start at one on each die', () => {
    expect([...diceSums(2, 6)]).toEqual([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1])
  })

  it('are the one sum zero for no dice', () => {
    expect([...diceSums(0, 6)]).toEqual([1])
  })

  it('add up to every way the dice can fall, up to ten twelve-sided ones', () => {
    expect(diceSums(10, 12).reduce((total, ways) => total + ways, 0)).toBe(12 ** 10)
    expect(diceSums(10, 12)).toHaveLength(111)
  })

  it.each([
    [3, 'd4', 4],
    [4, 'd6', 6],
    [2, 'd20', 20],
    [5, 'd3', 3]
  ] as const)('%i %s agree with walking all faces', (count, die, sides) => {
    const walked = distributionOf(
      () => roll('x', die, count, null),
      faces => faces.reduce((total, face) => total + face, 0)
    )
    const ways = [...diceSums(count, sides)]
    expect(ways.map((_, i) => Number(walked.ways.get(count + i) ?? 0n))).toEqual(ways)
  })

  it('are built once', () => {
    expect(diceSums(7, 8)).toBe(diceSums(7, 8))
  })
})
