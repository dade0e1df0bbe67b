import { describe, expect, it } from 'vitest'
import { half, mateShare } from './half'

describe('half of attack dice (FA-Q05)', () => {
  it.each([
    [0, 0],
    [1, 1],
    [2, 1],
    [5, 2],
    [9, 4]
  ])('of %i is %i, rounded down and at least 1 (fa.halfRounding = downMin1)', (dice, expected) => {
    expect(half({}, dice)).toBe(expected)
  })
  it.each([
    [0, 0],
    [1, 1],
    [5, 3],
    [9, 5]
  ])('of %i is %i, rounded up (fa.halfRounding = up)', (dice, expected) => {
    expect(half({ 'fa.halfRounding': 'up' }, dice)).toBe(expected)
  })
  it('that joins a focus is always rounded down', () => {
    expect([0, 1, 3, 5].map(mateShare)).toEqual([0, 1, 1, 2])
  })
})
