import { describe, expect, it } from 'vitest'
import { at } from '@kit/systems/petit-wargame'
import { distance, isSamePlace } from './distance'

describe('distance (PW-030, PW-031, PW-Q01)', () => {
  it('pw.distance = manhattan3D: all three differences added up, 3 in the worked example that prints 4', () => {
    expect(distance({}, at(1, 2, 0), at(3, 2, 1)).total).toBe(3)
    expect(distance({}, at(9, 9, 9), at(7, 12, 4)).total).toBe(10)
    expect(distance({}, at(1, 2, 0), at(3, 2, 1)).parts.map(part => [part.label, part.value])).toEqual([
      ['pw.part.across', 2],
      ['pw.part.altitude', 1]
    ])
  })
  it('pw.distance = chebyshev3D: the longest difference alone', () => {
    const long = { 'pw.distance': 'chebyshev3D' }
    expect([distance(long, at(1, 2, 0), at(3, 2, 1)).total, distance(long, at(9, 9, 9), at(7, 12, 4)).total]).toEqual([2, 5])
    expect(distance(long, at(4, 4, 4), at(4, 4, 4)).total).toBe(0)
  })
  it('is none in the same place alone', () => {
    expect([isSamePlace(at(1, 2, 3), at(1, 2, 3)), isSamePlace(at(1, 2, 3), at(1, 2, 4)), isSamePlace(at(1, 2, 3), at(2, 2, 3))]).toEqual([
      true,
      false,
      false
    ])
    expect(isSamePlace(at(1, 2, 3), at(1, 3, 3))).toBe(false)
  })
})
