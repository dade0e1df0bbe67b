import { describe, expect, it } from 'vitest'
import type { PaletteEntry } from '../../chrome/palette/palette-entries'
import { paletteSearch } from './palette-search'

const entry = (id: string, label: string, detail = ''): PaletteEntry => ({
  id,
  label,
  detail,
  group: 'now',
  keys: [],
  run: () => undefined
})
const entries = [entry('a', 'Fire'), entry('b', 'House rules'), entry('c', 'Élégie', 'Roster of Kessar')]
const found = (words: string, recent: readonly string[] = []): readonly string[] =>
  paletteSearch(entries, recent)(words).map(({ id }) => id)

describe('the palette', () => {
  it('finds by label and by what stands beside it, half typed, misspelt and without accents', () => {
    expect(['fi', 'hause', 'elegie', 'kessar'].map(words => found(words))).toEqual([['a'], ['b'], ['c'], ['c']])
    expect(found('fire rules')).toEqual([])
  })
  it('finds by what it is called in another language', () => {
    const told = [...entries, { ...entry('d', 'Next'), also: ['Suite'] }]
    expect(paletteSearch(told, [])('suite').map(({ id }) => id)).toEqual(['d'])
  })
  it('puts what can be done now before what is only called so', () => {
    const rule: PaletteEntry = { ...entry('r', 'Scan', 'House rules'), group: 'rules' }
    expect(paletteSearch([rule, entry('b', 'Brandt: Scan')], [])('scan').map(({ id }) => id)).toEqual(['b', 'r'])
  })
  it('shows what was done last first while nothing is typed', () => {
    expect(found('')).toEqual(['a', 'b', 'c'])
    expect(found('', ['c', 'b'])).toEqual(['c', 'b', 'a'])
  })
})
