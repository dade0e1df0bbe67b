import { describe, expect, it } from 'vitest'
import { balance, inParts, worthsOf, type Weighed } from './balance'

const ship = (side: number, most: number | null, left = 1, points?: number): Weighed => ({
  side,
  most,
  left,
  ...(points !== undefined && { points })
})

describe('what each is worth', () => {
  it('is its points where those of all are known', () => {
    expect(worthsOf([ship(0, 10, 1, 30), ship(1, 5, 1, 40)])).toEqual([30, 40])
  })
  it('is its hull and shields where the points of one are missing or none', () => {
    expect(worthsOf([ship(0, 10, 1, 30), ship(1, 5)])).toEqual([10, 5])
    expect(worthsOf([ship(0, 10, 1, 30), ship(1, 5, 1, 0)])).toEqual([10, 5])
  })
  it('is that of a point of hull for what has none', () => {
    expect(worthsOf([ship(0, 10), ship(1, 0)])).toEqual([10, 1])
    expect(worthsOf([ship(0, 10, 1, 30), ship(1, 0)])).toEqual([30, 3])
  })
  it('is the mean of the others where its hull is not known', () => {
    expect(worthsOf([ship(0, 10), ship(0, 20), ship(1, null)])).toEqual([10, 20, 15])
    expect(worthsOf([ship(0, null), ship(1, null)])).toEqual([1, 1])
  })
})

describe('the balance of forces', () => {
  it('is the share of what is left of everything, for as much as it is worth', () => {
    expect(balance([ship(0, 10, 0.5, 60), ship(1, 10, 1, 10)], 2)).toEqual([0.75, 0.25])
  })
  it('is equal where nothing is left, and all of a side that stands alone', () => {
    expect(balance([ship(0, 10, 0), ship(1, 10, 0)], 2)).toEqual([0.5, 0.5])
    expect(balance([ship(0, 10, 0.1), ship(1, 10, 0)], 2)).toEqual([1, 0])
  })
})

describe('a share in whole parts', () => {
  it('is none and all of them only where one side has nothing left', () => {
    expect([0, 0.001, 0.5, 0.999, 1].map(share => inParts(share, 100))).toEqual([0, 1, 50, 99, 100])
    expect([0, 0.01, 0.5, 0.99, 1].map(share => inParts(share, 7))).toEqual([0, 1, 4, 6, 7])
  })
})
