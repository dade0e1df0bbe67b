import { describe, expect, it } from 'vitest'
import { at } from '@kit/systems/petit-wargame'
import { besideEachOther, COUNTER_SIZE, inRows, standApart } from './mark-places'
import { CLOSEST } from './map-view'

/** Squares of the whole board that 12 pixels are at 1366 by 768, where one has 14. */
const READABLE = 12 / 14
const size = COUNTER_SIZE

describe('where counters of the board are drawn (PW-001)', () => {
  it('is the middle of the square, the highest y on top, and side by side where several share it', () => {
    expect(besideEachOther(at(0, 29, 0), 0, 1, { size, across: 30 })).toEqual({ middle: { x: 0.5, y: 0.5 }, size, mast: 0 })
    const [left, right] = [0, 1].map(slot => besideEachOther(at(4, 0, 0), slot, 2, { size: 0.7, across: 30 }).middle)
    expect([left?.x, right?.x]).toEqual([4.15, 4.85])
  })
  it('takes no less of the screen from close by, and in the end as much of the square', () => {
    const onScreen = (across: number): number => (besideEachOther(at(4, 4, 4), 0, 1, { size, across }).size * 30) / across
    expect([onScreen(30), onScreen(20)]).toEqual([size, size])
    expect(onScreen(6)).toBeGreaterThan(2 * size)
    expect(besideEachOther(at(4, 4, 4), 0, 1, { size, across: 6 }).size).toBeLessThan(1)
  })
  it('shows the altitude by a mast as high on the screen from anywhere', () => {
    const mast = (across: number): number => besideEachOther(at(4, 4, 29), 0, 1, { size, across }).mast / across
    expect(mast(6)).toBeCloseTo(mast(30), 12)
  })
  it('is apart for each ship of a square as soon as there is room, for two whole fleets of 18 at the closest', () => {
    expect([standApart(2, 30), standApart(2, 7.5), standApart(9, 7.5), standApart(9, 5)]).toEqual([false, true, false, true])
    expect([standApart(36, CLOSEST), standApart(36, CLOSEST + 0.1)]).toEqual([true, false])
    expect(standApart(1, CLOSEST)).toBe(false)
  })
  it.each([
    [2, 7],
    [3, 7.5],
    [9, 5],
    [36, CLOSEST]
  ])('leaves none of %i on top of another, and room for a readable altitude below each', (count, across) => {
    const places = Array.from({ length: count }, (_, slot) => inRows(at(4, 4, 4), slot, count, across))
    const label = (READABLE * across) / 30
    for (const { middle, size: width } of places) {
      expect(width).toBeGreaterThan(label)
      expect(middle.x - width / 2).toBeGreaterThan(4)
      expect(middle.x + width / 2).toBeLessThan(5)
      expect(middle.y - width / 2).toBeGreaterThanOrEqual(25 - 1e-9)
      expect(middle.y + width / 2 + label).toBeLessThanOrEqual(26)
      const others = places.filter(other => other.middle !== middle)
      for (const { middle: other } of others)
        expect(Math.abs(other.x - middle.x) >= width || Math.abs(other.y - middle.y) >= width + label).toBe(true)
    }
  })
})
