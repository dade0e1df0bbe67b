import { latinDigits } from '../../../kernel/latin-digits'
import type { TableRow } from './grid'

/** A column that a table may have, and every word for it. */
export interface Heading {
  readonly key: string
  readonly words: readonly string[]
}

/** Which column holds what. */
export interface HeadingRow {
  /** Index of the row of headings; null where there is none. */
  readonly at: number | null
  /** The key for each column; null for one that is not read. */
  readonly keys: readonly (string | null)[]
}

/** A title and a few notes may stand above the headings. */
const SEARCHED_ROWS = 10

/** Finds the row whose cells say most of the headings, in any language the words are in. Each is found once, the first time. */
export function headingRow(rows: readonly TableRow[], headings: readonly Heading[], width: number): HeadingRow {
  const keysOf = namedBy(headings)
  let best: HeadingRow = { at: null, keys: Array.from({ length: width }, () => null) }
  let most = 0
  for (const [at, row] of rows.slice(0, SEARCHED_ROWS).entries()) {
    const keys = keysOf(row.cells, width)
    const found = keys.filter(key => key !== null).length
    if (found > most) [best, most] = [{ at, keys }, found]
  }
  return best
}

function namedBy(headings: readonly Heading[]): (cells: readonly string[], width: number) => readonly (string | null)[] {
  const byWord = new Map<string, string[]>()
  for (const { key, words } of headings) {
    for (const word of new Set(words.map(plainWord))) byWord.set(word, [...(byWord.get(word) ?? []), key])
  }
  return (cells, width) => {
    const taken = new Set<string>()
    return Array.from({ length: width }, (_, column) => {
      const word = plainWord(cells[column] ?? '')
      const key = word === '' ? undefined : byWord.get(word)?.find(one => !taken.has(one))
      if (key === undefined) return null
      taken.add(key)
      return key
    })
  }
}

/** A word as it is compared: without accents, capitals and anything but letters and digits. */
export function plainWord(text: string): string {
  return latinDigits(text.slice(0, 400))
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
