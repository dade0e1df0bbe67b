import { describe, expect, it } from 'vitest'
import { densityOf } from './density'

const sides = (...counts: readonly number[]) => counts.map(count => ({ strips: Array.from({ length: count }) }))

describe('how large rows are', () => {
  it('is as drawn for two sides of six', () => {
    expect(densityOf(sides(6, 4))).toEqual({ rows: 6, columns: 1, scale: 1, isFlat: false, gaugeWidth: 15.9 })
  })
  it('is the same for one ship as for four', () => {
    expect(densityOf(sides(1, 1)).rows).toBe(4)
    expect(densityOf([]).rows).toBe(4)
  })
  it('shrinks with eight, and puts name and words in one line from nine on', () => {
    expect(densityOf(sides(8, 8))).toMatchObject({ rows: 8, isFlat: false })
    expect(densityOf(sides(8, 8)).scale).toBeLessThan(0.9)
    expect(densityOf(sides(12, 3))).toMatchObject({ rows: 12, columns: 1, isFlat: true })
  })
  it('gives a side of more than twelve a second column', () => {
    expect(densityOf(sides(16, 4))).toMatchObject({ rows: 8, columns: 2 })
  })
  it('narrows the gauges where three sides stand abreast', () => {
    expect(densityOf(sides(6, 6, 6))).toMatchObject({ scale: 0.8, gaugeWidth: 11.5 })
  })
})
