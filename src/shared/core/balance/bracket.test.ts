import { describe, expect, it } from 'vitest'
import { bracketOf } from './bracket'

const unit = (id: string, side: number, left: number) => ({ id, side, most: 10, left })
const of = (points: readonly number[]) => ({ targetId: 'b', outcomes: points.map(left => ({ chance: 1 / points.length, points: left })) })

describe('where an attack would leave the balance', () => {
  it('is between the twentieth from below and the twentieth from above, with the exact mean', () => {
    // Twenty outcomes: one leaves nothing, eighteen leave it as it is, one cannot be told from those.
    const found = bracketOf([unit('a', 0, 1), unit('b', 1, 1)], of([0, 0, 0, ...Array.from({ length: 17 }, () => 10)]))
    expect(found).toEqual({ low: 0.5, high: 1, mean: expect.closeTo((17 * 0.5 + 3) / 20, 12) as number })
    expect(bracketOf([unit('a', 0, 1), unit('b', 1, 1)], of([0, ...Array.from({ length: 19 }, () => 10)]))).toMatchObject({
      low: 0.5,
      high: 0.5
    })
  })
  it('moves against the side of the target', () => {
    expect(bracketOf([unit('b', 0, 1), unit('a', 1, 1)], of([0]))).toEqual({ low: 0, high: 0, mean: 0 })
  })
  it('is none for a target that is not there, or has no hull that is known', () => {
    expect(bracketOf([unit('a', 0, 1)], of([0]))).toBeNull()
    expect(bracketOf([unit('a', 0, 1), { ...unit('b', 1, 1), most: 0 }], of([0]))).toBeNull()
  })
})
