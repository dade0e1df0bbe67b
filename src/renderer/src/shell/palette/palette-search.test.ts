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
const idsOf = (headed: ReturnType<ReturnType<typeof paletteSearch>>): readonly string[] =>
  headed.flatMap(({ entries: some }) => some.map(({ id }) => id))
const found = (words: string, recent: readonly string[] = []): readonly string[] => idsOf(paletteSearch(entries, recent)(words))

describe('the palette', () => {
  it('finds by label and by what stands beside it, half typed, misspelt and without accents', () => {
    expect(['fi', 'hause', 'elegie', 'kessar'].map(words => found(words))).toEqual([['a'], ['b'], ['c'], ['c']])
    expect(found('fire rules')).toEqual([])
  })
  it('finds by what it is called in another language', () => {
    const told = [...entries, { ...entry('d', 'Next'), also: ['Suite'] }]
    expect(idsOf(paletteSearch(told, [])('suite'))).toEqual(['d'])
  })
  it('puts what can be done now before what is only called so', () => {
    const rule: PaletteEntry = { ...entry('r', 'Scan', 'House rules'), group: 'rules' }
    expect(idsOf(paletteSearch([rule, entry('b', 'Brandt: Scan')], [])('scan'))).toEqual(['b', 'r'])
  })
  it('puts what is due before all else of the same words', () => {
    const due: PaletteEntry = { ...entry('m', 'Morale, Kite'), standing: 'due' }
    expect(idsOf(paletteSearch([entry('k', 'Morale, Crow'), due], [])('morale'))).toEqual(['m', 'k'])
  })
  it('begins with what is due, what the selected unit can do, and then cannot, and the last three, while nothing is typed', () => {
    const no: PaletteEntry = { ...entry('no', 'Flyby'), group: 'later', standing: 'selected' }
    const yes: PaletteEntry = { ...entry('yes', 'Fire'), standing: 'selected' }
    const due: PaletteEntry = { ...entry('due', 'Roll'), standing: 'due' }
    const place: PaletteEntry = { ...entry('place', 'Settings'), group: 'goTo' }
    const hidden = [
      { ...entry('other', 'Crow: Fire'), standing: 'found' },
      { ...entry('redo', 'Redo'), group: 'later' }
    ] as const
    const many = ['v', 'w', 'x', 'y', 'z'].map(id => entry(id, id))
    const shown = paletteSearch([no, place, ...hidden, yes, ...many, due], ['z', 'redo', 'yes', 'y', 'w', 'v'])('')
    expect(shown.map(({ heading, entries: some }) => [heading, ...some.map(({ id }) => id)])).toEqual([
      ['due', 'due'],
      ['selected', 'yes', 'no'],
      ['recent', 'z', 'y', 'w'],
      ['now', 'v', 'x'],
      ['goTo', 'place']
    ])
  })
  it('shows nine of a kind while nothing is typed', () => {
    expect(
      idsOf(
        paletteSearch(
          Array.from({ length: 12 }, (_, i) => entry(`e${String(i)}`, 'Fire')),
          []
        )('')
      )
    ).toHaveLength(9)
  })
})
