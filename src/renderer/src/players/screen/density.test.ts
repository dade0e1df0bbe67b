import { describe, expect, it } from 'vitest'
import type { GaugeView, StripView } from '@shared/core/view/table-view'
import { cellsAcross, densityOf, hasRoom, LEAST_LETTERS, nameSize, wordsFit, wordsWidth, type Room } from './density'

const gauge = (max: number | null): GaugeView =>
  ({ kind: 'hull', quarters: 4, figures: max === null ? null : { value: max, max, threshold: null, coming: null } }) as GaugeView
const strip = (...maxima: readonly (number | null)[]): StripView =>
  ({ name: 'Iron', standing: 'fighting', scan: null, gauges: maxima.map(gauge), parts: [] }) as unknown as StripView
const squadron = (...maxima: readonly (number | null)[]): StripView => ({
  ...strip(),
  parts: maxima.map((max, i) => ({
    name: `Ship ${String(i)}`,
    standing: 'fighting',
    gauges: [gauge(max)]
  })) as unknown as StripView['parts']
})
const sides = (...counts: readonly number[]) => counts.map(count => ({ strips: Array.from({ length: count }, () => strip()) }))
const roomOf = (...counts: readonly number[]): Room => {
  const [room] = densityOf(sides(...counts)).rooms
  if (room === undefined) throw new Error('There is no side')
  return room
}
const named = (name: string, scan: StripView['scan'] = null) => ({ name, scan, gauges: [] })
const withFace = (): StripView => ({ ...strip(), outline: {} as StripView['outline'] & object })

describe('how large rows are', () => {
  it('is as drawn for two sides of up to eight', () => {
    expect(densityOf(sides(8, 4))).toMatchObject({ rows: 8 })
    expect(roomOf(8, 8)).toMatchObject({ columns: 1, isTall: false })
    expect(roomOf(8, 8).scale).toBeCloseTo(1, 1)
  })
  it('grows with few rows, which give words a line of their own from four down', () => {
    const grown = [7, 5, 4, 3, 2].map(count => roomOf(count, 1))
    expect(grown.map(({ isTall }) => isTall)).toEqual([false, false, true, true, true])
    expect(grown.every(({ scale }) => scale > 1 && scale < 1.5)).toBe(true)
    expect(roomOf(4, 4).scale).toBeGreaterThan(roomOf(5, 5).scale)
    expect(densityOf([]).rows).toBe(1)
  })
  it('shrinks from nine on, names down to the smallest letters', () => {
    expect(densityOf(sides(12, 3))).toMatchObject({ rows: 12 })
    expect(roomOf(12, 3).scale).toBeLessThan(0.7)
    expect(nameSize(named('Iron'), roomOf(12, 3))).toBeCloseTo(LEAST_LETTERS, 0)
  })
  it('gives a side of more than twelve a second column', () => {
    expect(densityOf(sides(16, 4)).rows).toBe(8)
    expect(roomOf(16, 4)).toMatchObject({ columns: 2, isTall: false })
  })
  it('gives three sides abreast smaller rows', () => {
    expect(roomOf(6, 6, 6).scale).toBe(0.8)
  })
  it('gives back the room of faces to a side where none that is left has one', () => {
    const gone = { ...withFace(), standing: 'destroyed' as const }
    const { rooms } = densityOf([{ strips: [withFace(), strip()] }, { strips: [strip(), gone] }, { strips: [gone] }])
    expect(rooms.map(({ hasFaces }) => hasFaces)).toEqual([true, false, true])
    const [with1, without] = rooms.map(({ told }) => told)
    expect(without).toBeGreaterThan(with1 ?? Infinity)
  })
})

describe('the scale of all bars', () => {
  it('is that of the longest whose figures are known', () => {
    expect(densityOf([{ strips: [strip(37), strip(43), strip(null)] }]).point).toMatch(/^min\(\(100cqi - .+\) \/ 43\)$/u)
  })
  it('leaves room for the longest in every width of cells, and beside the faces of either side', () => {
    expect(densityOf([{ strips: [squadron(4, 6), squadron(3, 3)] }]).point.split(',')).toHaveLength(1)
    expect(densityOf([{ strips: [squadron(4), squadron(3, 3, 2)] }, { strips: [strip(8)] }]).point.split(',').length).toBeGreaterThan(1)
    expect(densityOf([{ strips: [withFace(), strip(4)] }, { strips: [strip(4)] }]).point.split(',')).toHaveLength(2)
  })
  it('says nothing where no figure is known', () => {
    expect(densityOf([{ strips: [strip(null), squadron(null)] }]).point).toBe('0px')
  })
})

describe('room in a row', () => {
  it('is given to a name first, which is smaller where it is long', () => {
    const room = roomOf(8, 8)
    expect(nameSize(named('Iron Chorale'), room)).toBeCloseTo(1.9 * room.scale)
    expect(nameSize(named('N'.repeat(80)), room)).toBe(LEAST_LETTERS)
    expect(nameSize(named('Lantern of Meridian'), room, 22)).toBeLessThan(1.9 * room.scale)
    expect(wordsFit(named('Iron Chorale'), 1.9, 'shields full', room)).toBe(true)
    expect(wordsFit(named('N'.repeat(80)), LEAST_LETTERS, 'full', room)).toBe(false)
    expect(wordsWidth('full', { scan: { level: 0, of: 3 } }, room)).toBeGreaterThan(wordsWidth('full', { scan: null }, room))
  })
  it('is for words alone, but for figures, where they have a line of their own', () => {
    const room = roomOf(4, 4)
    const words = 'shields full, hull intact'
    expect(wordsFit(named('N'.repeat(80)), LEAST_LETTERS, words, room)).toBe(true)
    expect(wordsFit({ ...named('Iron'), gauges: [gauge(8)] }, 1.9, words.repeat(2), { ...room, figures: 20 })).toBe(false)
  })
  it('is counted by letters', () => {
    expect([hasRoom(10, 7), hasRoom(10, 6), hasRoom(10, 7, 1.2)]).toEqual([true, false, false])
    expect([1, 3, 4, 6].map(parts => cellsAcross(parts, 2))).toEqual([1, 2, 2, 3])
  })
  it('is found for the names of all ships of a squadron in more lines where rows are high', () => {
    const long = { ...squadron(null, null, null) }
    const parts = long.parts.map(part => ({ ...part, name: 'Lantern of Meridian' }))
    const { lines, rooms } = densityOf([{ strips: [{ ...long, parts }] }, { strips: [] }])
    expect(lines).toBe(3)
    expect(rooms[0]?.isNamed).toBe(true)
    const many = Array.from({ length: 8 }, () => ({ ...long, parts }))
    expect(densityOf([{ strips: many }, { strips: many }])).toMatchObject({ lines: 1, rooms: [{ isNamed: false }, { isNamed: false }] })
  })
})
