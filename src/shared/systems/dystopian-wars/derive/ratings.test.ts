import { describe, expect, it } from 'vitest'
import { criticalCount, reaches } from './ratings'

const rulings = (threshold: 'gte' | 'gt', multiCrit: 'one' | 'perMultipleOfCr') => ({
  'dw.threshold': threshold,
  'dw.multiCrit': multiCrit
})

describe('hits against a rating (DW-061, DW-063, DW-Q10, DW-Q11)', () => {
  it('reach it with as many (dw.threshold = gte) or with more (dw.threshold = gt)', () => {
    const read = (threshold: 'gte' | 'gt') => [4, 5, 6].map(hits => reaches({ 'dw.threshold': threshold }, hits, 5))
    expect([read('gte'), read('gt')]).toEqual([
      [false, true, true],
      [false, false, true]
    ])
  })
  it('are one critical, however often they reach it (dw.multiCrit = one)', () => {
    expect([0, 4, 5, 10, 15].map(hits => criticalCount(rulings('gte', 'one'), hits, 5))).toEqual([0, 0, 1, 1, 1])
  })
  it('are one for each time they reach it (dw.multiCrit = perMultipleOfCr)', () => {
    expect([4, 5, 9, 10, 11].map(hits => criticalCount(rulings('gte', 'perMultipleOfCr'), hits, 5))).toEqual([0, 1, 1, 2, 2])
    expect([5, 6, 10, 11, 15, 16].map(hits => criticalCount(rulings('gt', 'perMultipleOfCr'), hits, 5))).toEqual([0, 1, 1, 2, 2, 3])
  })
  it('are one against a rating of 0 and none without a hit', () => {
    expect([0, 1, 9].map(hits => criticalCount(rulings('gte', 'perMultipleOfCr'), hits, 0))).toEqual([0, 1, 1])
  })
})
