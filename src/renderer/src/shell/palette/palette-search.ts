import MiniSearch from 'minisearch'
import { PALETTE_HEADINGS, type PaletteEntry } from '../../chrome/palette/palette-entries'
import { plainText } from '../../ui/text/matches-text'

const RESULTS_MAX = 30
/** Of one heading, before words are typed. */
const ROWS_MAX = 9
const RECENT_ROWS = 3
/** Up to one typing error in four letters. */
const FUZZY = 0.25

type Heading = (typeof PALETTE_HEADINGS)[number]

/** The entries under one heading. */
interface Headed {
  readonly heading: Heading
  readonly entries: readonly PaletteEntry[]
}

/** What an entry is called elsewhere is one text. */
const fieldOf = (entry: PaletteEntry, field: string): string => {
  const value: unknown = Reflect.get(entry, field)
  return Array.isArray(value) ? value.join(' ') : typeof value === 'string' ? value : ''
}

/**
 * Entries that have all the words, also half typed or misspelt, what can be done now first. Without words: what is due, what the selected
 * unit can do and cannot, what was done last, and then some of everything that can be done or reached.
 */
export function paletteSearch(entries: readonly PaletteEntry[], recent: readonly string[]): (words: string) => readonly Headed[] {
  const index = new MiniSearch<PaletteEntry>({ fields: ['label', 'detail', 'also'], processTerm: plainText, extractField: fieldOf })
  const byId = new Map(entries.map(entry => [entry.id, entry]))
  const all = [...byId.values()]
  index.addAll(all)
  const boosted = (id: string): number => {
    const { group, standing } = byId.get(id) ?? {}
    return (recent.includes(id) ? 1.5 : 1) * (standing === 'due' ? 3 : group === 'now' ? 2 : 1)
  }
  const rank = (id: string): number => (recent.includes(id) ? recent.indexOf(id) : recent.length)
  const isLater = ({ group }: PaletteEntry): number => Number(group === 'later')
  // What has a key of its own needs the palette least.
  const hasKey = ({ keys }: PaletteEntry): number => Number(keys.length > 0)
  const usual = [...all].sort((a, b) => isLater(a) - isLater(b) || rank(a.id) - rank(b.id) || hasKey(a) - hasKey(b))
  const unasked = headed(usual, unaskedHeadings(usual, recent))
  return words => {
    if (words.trim() === '') return unasked
    const found = index
      .search(words, {
        prefix: true,
        fuzzy: FUZZY,
        combineWith: 'AND',
        boost: { label: 3 },
        boostDocument: id => boosted(String(id))
      })
      .slice(0, RESULTS_MAX)
      .flatMap(({ id }) => byId.get(String(id)) ?? [])
    const headings = new Map(found.map(entry => [entry.id, entry.standing === 'due' ? 'due' : entry.group] as const))
    // In the order of their best entries.
    return headed(found, headings, [...new Set(headings.values())])
  }
}

/** The heading of each entry that is shown before words are typed, of entries in the order in which they are shown. */
function unaskedHeadings(all: readonly PaletteEntry[], recent: readonly string[]): ReadonlyMap<string, Heading> {
  const used = all.filter(entry => recent.includes(entry.id) && entry.group !== 'later' && !hasOwnPlace(entry)).slice(0, RECENT_ROWS)
  const headings = new Map<string, Heading>()
  for (const entry of all) {
    const heading = headingOf(entry, used.includes(entry))
    const count = [...headings.values()].filter(one => one === heading).length
    if (heading !== null && count < ROWS_MAX) headings.set(entry.id, heading)
  }
  return headings
}

const hasOwnPlace = ({ standing }: PaletteEntry): boolean => standing === 'due' || standing === 'selected'

function headingOf({ standing, group }: PaletteEntry, isLast: boolean): Heading | null {
  if (standing === 'due' || standing === 'selected') return standing
  if (isLast) return 'recent'
  return standing === 'found' || group === 'later' ? null : group
}

function headed(
  entries: readonly PaletteEntry[],
  headings: ReadonlyMap<string, Heading>,
  order: readonly Heading[] = PALETTE_HEADINGS
): readonly Headed[] {
  return order
    .map(heading => ({ heading, entries: entries.filter(({ id }) => headings.get(id) === heading) }))
    .filter(one => one.entries.length > 0)
}
