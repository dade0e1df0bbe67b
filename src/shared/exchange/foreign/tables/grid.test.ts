import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readGrid, SEPARATORS, TABLE_LIMITS, type Separator } from './grid'
import { tableText } from './table-text'

const cellsOf = (text: string, separator?: Separator): readonly (readonly string[])[] => {
  const read = readGrid(text, separator)
  return read.ok ? read.value.rows.map(({ cells }) => cells) : []
}

describe('a table as text', () => {
  it.each([
    ['tabs of a clipboard', 'Ship\tHull\r\nKestrel\t4\r\n'],
    ['semicolons of a French Excel', 'Ship;Hull\nKestrel;4'],
    ['commas', 'Ship,Hull\rKestrel,4\r'],
    ['bars', 'Ship|Hull\nKestrel|4\n'],
    ['the one that Excel names first', 'sep=|\r\nShip|Hull\r\nKestrel|4'],
    ['a byte order mark before it', '\uFEFFShip;Hull\nKestrel;4']
  ])('has its cells parted by %s', (_, text) => {
    expect(cellsOf(text)).toEqual([
      ['Ship', 'Hull'],
      ['Kestrel', '4']
    ])
  })
  it('is not parted by the commas of decimals and names', () => {
    expect(cellsOf('Ship;Speed\nKestrel;1,5\nHeron, the old;2,5')).toEqual([
      ['Ship', 'Speed'],
      ['Kestrel', '1,5'],
      ['Heron, the old', '2,5']
    ])
  })
  it('is parted as it is told to be', () => {
    expect(cellsOf('Kestrel;1,5', ',')).toEqual([['Kestrel;1', '5']])
  })
  it('has quotes around what holds a separator, a quote or a line break', () => {
    expect(cellsOf('Name,Note\n"Heron, the ""old"" one","two\nlines"')).toEqual([
      ['Name', 'Note'],
      ['Heron, the "old" one', 'two\nlines']
    ])
  })
  it('keeps quotes within a cell, such as inches', () => {
    expect(cellsOf('Move\tName\n8"\t"Red" leader')).toEqual([
      ['Move', 'Name'],
      ['8"', 'Red leader']
    ])
  })
  it('counts its rows as the spreadsheet does, empty ones too', () => {
    const read = readGrid('Fleet of mine\n\nShip;Hull\n"Kes\ntrel";4\n;\nHeron;5')
    expect(read.ok && read.value.rows.map(({ number }) => number)).toEqual([1, 3, 4, 6])
  })
  it('is one column where nothing parts it', () => {
    expect(cellsOf('Kestrel\nHeron')).toEqual([['Kestrel'], ['Heron']])
  })
  it('has a place for what is wrong with it', () => {
    expect(readGrid('a;b\nc;"d\ne;f')).toEqual({ ok: false, error: { code: 'open-quote', row: 2, most: 0 } })
    expect(readGrid('x'.repeat(TABLE_LIMITS.chars + 1))).toMatchObject({ error: { code: 'too-long' } })
    expect(readGrid('a;b\n'.repeat(TABLE_LIMITS.rows + 2))).toMatchObject({ error: { code: 'too-many-rows', row: TABLE_LIMITS.rows + 1 } })
    expect(readGrid(';'.repeat(TABLE_LIMITS.columns), ';')).toMatchObject({ error: { code: 'too-many-columns', row: 1 } })
  })
  it('is read whatever it is, within its bounds', () => {
    const sign = fc.constantFrom('"', ';', ',', '\t', '|', '\n', '\r', 'a', ' ', '\u0000', '\uFEFF', 's', 'e', 'p', '=')
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: sign, maxLength: 200 }), fc.string({ unit: 'binary' })), text => {
        const read = readGrid(text)
        if (!read.ok) return
        expect(read.value.rows.every(({ cells }) => cells.length <= read.value.width && cells.some(cell => cell.trim() !== ''))).toBe(true)
      })
    )
  })
  it('comes back as it was written, with every separator', () => {
    const cell = fc.string({ unit: fc.constantFrom('"', ';', ',', '\t', '|', '\n', 'a', ' ', "'"), maxLength: 6 })
    const rows = fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { maxLength: 5 })
    fc.assert(
      fc.property(rows, fc.constantFrom(...SEPARATORS), (written, separator) => {
        const filled = written.filter(cells => cells.some(one => one.trim() !== ''))
        expect(cellsOf(tableText(written, separator), separator)).toEqual(filled)
      })
    )
  })
  it('of a hundred thousand quotes is read at once', () => {
    for (const text of ['"'.repeat(99_999), '""'.repeat(60_000), '";'.repeat(60_000)]) expect(readGrid(text)).toBeDefined()
  })
})
