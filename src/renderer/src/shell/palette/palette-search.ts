import MiniSearch from 'minisearch'
import type { PaletteEntry } from '../../chrome/palette/palette-entries'
import { plainText } from '../../ui/text/matches-text'

const RESULTS_MAX = 30
/** Up to one typing error in four letters. */
const FUZZY = 0.25

/** What an entry is called elsewhere is one text. */
const fieldOf = (entry: PaletteEntry, field: string): string => {
  const value: unknown = Reflect.get(entry, field)
  return Array.isArray(value) ? value.join(' ') : typeof value === 'string' ? value : ''
}

/** Entries that have all the words, also half typed or misspelt, what can be done now first; without words the recent ones, then all. */
export function paletteSearch(entries: readonly PaletteEntry[], recent: readonly string[]): (words: string) => readonly PaletteEntry[] {
  const index = new MiniSearch<PaletteEntry>({ fields: ['label', 'detail', 'also'], processTerm: plainText, extractField: fieldOf })
  const byId = new Map(entries.map(entry => [entry.id, entry]))
  index.addAll([...byId.values()])
  const rank = (id: string): number => (recent.includes(id) ? recent.indexOf(id) : recent.length)
  const usual = [...byId.values()].sort((a, b) => rank(a.id) - rank(b.id))
  return words =>
    words.trim() === ''
      ? usual
      : index
          .search(words, {
            prefix: true,
            fuzzy: FUZZY,
            combineWith: 'AND',
            boost: { label: 3 },
            boostDocument: id => (recent.includes(String(id)) ? 1.5 : 1) * (byId.get(String(id))?.group === 'now' ? 2 : 1)
          })
          .slice(0, RESULTS_MAX)
          .flatMap(({ id }) => byId.get(String(id)) ?? [])
}
