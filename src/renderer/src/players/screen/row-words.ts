import type { StripView } from '@shared/core/view/table-view'
import { nameSize, wordsFit, wordsWidth, type Room } from './density'

/** What a row could say beside its name, by kind. */
export interface Sayings {
  readonly strip: Pick<StripView, 'name' | 'scan' | 'gauges'>
  /** How it stands; null where that goes without saying. */
  readonly standing: string | null
  /** What its quarters say, the longest form first; empty if its figures are known. */
  readonly quarters: readonly string[]
  /** What is true of it and maybe of no other: as much of it as there is room for. */
  readonly own: readonly string[]
  /** Its class, or that it is not scanned. */
  readonly what: string | null
}

export interface RowWords {
  readonly size: number
  /** What its quarters say; empty for nothing. */
  readonly quarters: string
  readonly words: readonly string[]
}

/**
 * The words of the rows of a side, which chooses once for all of them: the longest form of what quarters say that every row has room for,
 * and what ships are if every row can say that too. A name that leaves no room for any form says none, and the others choose.
 */
export function rowWords(rows: readonly Sayings[], room: Room): readonly RowWords[] {
  const own = rows.map(({ strip, quarters }) => {
    const short = quarters.at(-1)
    return nameSize(strip, room, short === undefined ? 0 : wordsWidth(short, strip, room))
  })
  // Names are as large as each other, unless one would make all of them small.
  const common = Math.min(...own.filter(size => size >= 0.7 * Math.max(...own)))
  const sized = rows.map((row, i) => ({ ...row, size: Math.min(own[i] ?? common, common) }))
  const fits = ({ strip, size }: (typeof sized)[number], words: readonly string[]): boolean => wordsFit(strip, size, words.join(', '), room)
  const choosing = sized.filter(row => row.quarters.length === 0 || fits(row, row.quarters.slice(-1)))
  const forms = Math.max(0, ...rows.map(({ quarters }) => quarters.length))
  const form = Array.from({ length: forms }, (_, i) => i).find(i => choosing.every(row => fits(row, row.quarters.slice(i, i + 1))))
  const told = sized.map(row => {
    const said = choosing.includes(row) ? (row.quarters[form ?? 0] ?? '') : ''
    return { row, said, words: [row.standing ?? '', said, ...row.own].filter(word => word !== '') }
  })
  const isWhatSaid = told.every(({ row, words }) => !choosing.includes(row) || fits(row, [...words, row.what ?? '']))
  return told.map(({ row, said, words }) => ({
    size: row.size,
    quarters: said,
    words: [...words, ...(isWhatSaid && choosing.includes(row) && row.what !== null ? [row.what] : [])]
  }))
}
