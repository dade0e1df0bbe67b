import { describe, expect, it } from 'vitest'
import { half } from '@shared/systems/dystopian-wars/derive/half'
import { CRITICAL_NAMES, CRITICAL_ROWS } from '@shared/systems/dystopian-wars/model/criticals'
import { APPENDIX } from '@shared/systems/dystopian-wars/tables/appendix'
import { reference } from './reference'

const figures = (name: string): readonly unknown[][] =>
  (reference.tables[name]?.().rows ?? []).map(row => row.map(cell => (typeof cell === 'object' ? cell.key.split('.').at(-1) : cell)))
const cellsOf = (name: string): readonly (readonly unknown[])[] => reference.tables[name]?.().rows ?? []

describe('the tables of the reference', () => {
  it('have the nine steps in order (DW-001 to DW-064)', () => {
    expect(figures('steps').map(row => row[0])).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(figures('steps')[6]?.[1]).toBe('defensiveFire')
  })
  it('read an attack die and each kind of six (DW-043, DW-Q01)', () => {
    expect(figures('attackDie')).toEqual([
      ['1–3', 0, '–'],
      ['4–5', 1, '–'],
      [6, 2, 1]
    ])
    expect(figures('sixes')).toEqual([
      ['exploding', 2, 1],
      ['heavy', 2, '–'],
      ['basic', 1, '–']
    ])
  })
  it('halve odd numbers down, and one die not at all (DW-005, DW-Q18)', () => {
    expect(figures('halves').slice(0, 5)).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
      [4, 2],
      [5, 2]
    ])
    expect(figures('halves').map(row => row[1])).toEqual(figures('halves').map(row => half({}, Number(row[0]))))
  })
  it('show every row of the appendix once, with its number (DW-Q03)', () => {
    const rows = ['Weapons', 'Aa', 'Cc', 'Flyers', 'Generators'].flatMap(name => cellsOf(`appendix${name}`))
    const byRow = Object.fromEntries(rows.map(([label, needed]) => [JSON.stringify(label), needed]))
    const expected = Object.entries(APPENDIX).map(([row, number]) => [
      JSON.stringify({ key: `dw.appendix.${row}` }),
      number === null ? { key: 'dw.appendixNever' } : { key: 'dw.appendixOn', values: { number } }
    ])
    expect(rows).toHaveLength(expected.length)
    expect(byRow).toEqual(Object.fromEntries(expected))
    expect(cellsOf('appendixFlyers')[0]).toEqual([
      { key: 'dw.appendix.fighterVsTinyFlyers' },
      { key: 'dw.appendixOn', values: { number: 3 } }
    ])
  })
  it('have the critical table with its chances, and what stays (DW-066)', () => {
    expect(cellsOf('criticals').map(row => row[0])).toEqual([...CRITICAL_ROWS])
    expect(cellsOf('criticals').map(row => row[2])).toEqual(CRITICAL_ROWS.map(row => ({ key: `dw.critical.${CRITICAL_NAMES[row]}` })))
    expect(cellsOf('criticals')[5]?.[1]).toEqual({ key: 'dwTable.ofWays', values: { ways: 6 } })
    const lasts = figures('criticals').map(row => row[4])
    expect([lasts[0], lasts[1], lasts[8]]).toEqual(['once', 'repairable', 'stays'])
  })
  it('have generators, damage and the flare (DW-055, DW-060 to DW-064, DW-066)', () => {
    expect(figures('generatorDice').map(row => row[1])).toEqual(['2D6', '1D6'])
    expect(figures('damage').map(row => row[1])).toEqual([0, 1, 2, 'removed'])
    expect(figures('flare').map(row => row[1])).toEqual(['fore', 'fore', 'port', 'starboard', 'aft', 'aft'])
  })
})
