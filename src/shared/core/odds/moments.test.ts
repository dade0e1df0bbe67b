import { describe, expect, it } from 'vitest'
import { chanceMoments, momentsOf, plus } from './moments'

describe('mean and variance', () => {
  it('are those of a die', () => {
    expect(momentsOf([1, 1, 1, 1, 1, 1], 1)).toEqual({ mean: 3.5, variance: expect.closeTo(35 / 12, 12) as number })
  })
  it('are those of a chance', () => {
    expect(chanceMoments(0.25)).toEqual({ mean: 0.25, variance: 0.1875 })
  })
  it('add up for things apart', () => {
    expect(plus({ mean: 1, variance: 2 }, { mean: 3, variance: 4 })).toEqual({ mean: 4, variance: 6 })
  })
})
