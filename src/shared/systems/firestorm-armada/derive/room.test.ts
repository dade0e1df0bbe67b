import { describe, expect, it } from 'vitest'
import { roomFor } from './room'

describe('room for more dice of a pool (FA-037)', () => {
  it('is all of it while nothing is taken', () => {
    expect(roomFor([], 8)).toBe(8)
  })
  it('counts far dice among the near ones, and near ones against the far only in the whole', () => {
    expect([roomFor([{ limit: 3, dice: 3 }], 8), roomFor([{ limit: 8, dice: 5 }], 3)]).toEqual([5, 3])
    expect([roomFor([{ limit: 8, dice: 7 }], 3), roomFor([{ limit: 3, dice: 2 }], 3)]).toEqual([1, 1])
  })
  it('does not hold dice back that a higher limit has room for', () => {
    expect(roomFor([{ limit: 2, dice: 4 }], 8)).toBe(4)
  })
})
