import { describe, expect, it } from 'vitest'
import type { GaugeView, StripView } from '@shared/core/view/table-view'
import { cellsAcross, densityOf, hasRoom, LEAST_LETTERS, nameSize, wordsFit, wordsWidth } from './density'

const gauge = (max: number | null): GaugeView =>
  ({ kind: 'hull', quarters: 4, figures: max === null ? null : { value: max, max, threshold: null, coming: null } }) as GaugeView
const strip = (...maxima: readonly (number | null)[]): StripView => ({ gauges: maxima.map(gauge), parts: [] }) as unknown as StripView
const squadron = (...maxima: readonly (number | null)[]): StripView =>
  ({ gauges: [], parts: maxima.map(max => ({ gauges: [gauge(max)] })) }) as unknown as StripView
const sides = (...counts: readonly number[]) => counts.map(count => ({ strips: Array.from({ length: count }, () => strip()) }))

describe('how large rows are', () => {
  it('is as drawn for two sides of up to eight', () => {
    expect(densityOf(sides(6, 4))).toMatchObject({ rows: 6, columns: 1, scale: 1 })
    expect(densityOf(sides(8, 8)).scale).toBeCloseTo(1, 1)
  })
  it('is the same for one ship as for four', () => {
    expect(densityOf(sides(1, 1)).rows).toBe(4)
    expect(densityOf([]).rows).toBe(4)
  })
  it('shrinks from nine on, names down to the smallest letters', () => {
    expect(densityOf(sides(12, 3))).toMatchObject({ rows: 12, columns: 1 })
    expect(densityOf(sides(12, 3)).scale).toBeLessThan(0.7)
    expect(nameSize('Iron', densityOf(sides(12, 3)))).toBeCloseTo(LEAST_LETTERS, 0)
  })
  it('gives a side of more than twelve a second column', () => {
    expect(densityOf(sides(16, 4))).toMatchObject({ rows: 8, columns: 2 })
  })
  it('gives three sides abreast smaller rows', () => {
    expect(densityOf(sides(6, 6, 6)).scale).toBe(0.8)
  })
})

describe('the scale of all bars', () => {
  it('is that of the longest whose figures are known', () => {
    expect(densityOf([{ strips: [strip(37), strip(43), strip(null)] }]).point).toMatch(/^min\(\(100cqi - .+\) \/ 43\)$/u)
  })
  it('leaves room for the longest in every width of cells', () => {
    const { point } = densityOf([{ strips: [squadron(4, 6), squadron(3, 3, 3, 3)] }])
    expect(point).toContain('(50cqi - 0.5 * var(--u)) / 6')
    expect(point.split(',')).toHaveLength(1)
    expect(densityOf([{ strips: [squadron(4, 6), squadron(3, 3, 2)] }]).point.split(',')).toHaveLength(2)
  })
  it('says nothing where no figure is known', () => {
    expect(densityOf([{ strips: [strip(null), squadron(null)] }]).point).toBe('0px')
  })
})

describe('room in a row', () => {
  it('is given to a name first, which is smaller where it is long', () => {
    const density = densityOf(sides(8, 8))
    expect(nameSize('Iron Chorale', density)).toBeCloseTo(1.9 * density.scale)
    expect(nameSize('N'.repeat(80), density)).toBe(LEAST_LETTERS)
    expect(nameSize('Lantern of Meridian', density, 22)).toBeLessThan(1.9 * density.scale)
    expect(wordsFit({ name: 'Iron Chorale', scan: null }, 1.9, 'shields full', density)).toBe(true)
    expect(wordsFit({ name: 'N'.repeat(80), scan: null }, LEAST_LETTERS, 'full', density)).toBe(false)
    expect(wordsWidth('full', { scan: { level: 0, of: 3 } }, density)).toBeGreaterThan(wordsWidth('full', { scan: null }, density))
  })
  it('is counted by letters', () => {
    expect([hasRoom(10, 7), hasRoom(10, 6)]).toEqual([true, false])
    expect([1, 3, 4, 6].map(cellsAcross)).toEqual([1, 3, 2, 3])
  })
})
