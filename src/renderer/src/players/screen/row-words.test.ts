import { describe, expect, it } from 'vitest'
import type { Room } from './density'
import { rowWords, type Sayings } from './row-words'

const ROOM: Room = { columns: 1, scale: 1, isTall: false, hasFaces: false, face: 4.2, told: 40, figures: 9, isNamed: true }
const row = (letters: number, changes: Partial<Sayings> = {}): Sayings => ({
  strip: { name: 'N'.repeat(letters), scan: null, gauges: [] },
  standing: null,
  quarters: ['shields full, hull intact', 'full, intact'],
  own: [],
  what: 'not scanned',
  ...changes
})
const said = (...rows: readonly Sayings[]) => rowWords(rows, ROOM).map(({ words }) => words.join(', '))
const LONG = 'Encouraged, and much else besides'

describe('the words of the rows of a side', () => {
  it('are of a kind, and say no more than every row has room for', () => {
    expect(said(row(3), row(5))).toEqual(Array(2).fill('shields full, hull intact, not scanned'))
    expect(said(row(3), row(40))).not.toEqual(Array(2).fill('shields full, hull intact, not scanned'))
  })
  it('leave out a name that has no room for any', () => {
    expect(said(row(3), row(120))).toEqual(['shields full, hull intact, not scanned', ''])
  })
  it('say what is true of one alone as far as it has room, before what all of them are', () => {
    expect(said(row(3, { own: [LONG] }), row(5))).toEqual([`shields full, hull intact, ${LONG}`, 'shields full, hull intact'])
  })
  it('stand beside names as large as each other, but for one that would make them all small', () => {
    const sizes = rowWords([row(3), row(21), row(60)], ROOM).map(({ size }) => size)
    expect(sizes[0]).toBe(sizes[1])
    expect(sizes[2]).toBeLessThan(sizes[1] ?? 0)
  })
  it('say first how one stands, and nothing of one that has nothing to say', () => {
    const out = row(3, { quarters: [], what: null })
    expect(said(row(3, { standing: 'routed' }), out)).toEqual(['routed, shields full, hull intact, not scanned', ''])
  })
})
