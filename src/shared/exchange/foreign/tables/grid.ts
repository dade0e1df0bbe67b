import { err, ok, type Result } from '../../../kernel/result'

/** What parts the cells of a row: the tab of a spreadsheet's clipboard, or one of the signs that CSV files use. */
export const SEPARATORS = ['\t', ';', '|', ','] as const
export type Separator = (typeof SEPARATORS)[number]

/** A row that is not empty. */
export interface TableRow {
  /** As a spreadsheet counts it, from 1: empty rows count, and line breaks within a cell do not. */
  readonly number: number
  readonly cells: readonly string[]
}

/** A text as rows of cells. */
export interface Grid {
  readonly separator: Separator
  readonly rows: readonly TableRow[]
  /** Cells of its widest row. */
  readonly width: number
}

/** The largest table that is read; the largest roster of any game has fewer rows. */
export const TABLE_LIMITS = { chars: 2_000_000, rows: 5_000, columns: 200 } as const

/** Why a text is no table. `row` is where. */
interface GridProblem {
  readonly code: 'too-long' | 'too-many-rows' | 'too-many-columns' | 'open-quote'
  readonly row: number
  /** The limit it passes; 0 where there is none. */
  readonly most: number
}

/** How much of a text is looked at to find its separator. */
const SAMPLE_CHARS = 20_000
/** Excel says in the first line of a CSV file what parts its cells. */
const SAID = /^sep=(.)\r?\n/u

/** Reads the cells of a table as a spreadsheet copies them, or as a CSV file has them. Without a separator it finds out. */
export function readGrid(text: string, chosen: Separator | null = null): Result<Grid, GridProblem> {
  if (text.length > TABLE_LIMITS.chars) return err({ code: 'too-long', row: 1, most: TABLE_LIMITS.chars })
  const bare = text.replace(/^\uFEFF/u, '')
  const said = SAID.exec(bare)
  const separator = chosen ?? separatorOf(bare)
  const read = rowsOf(said === null ? bare : bare.slice(said[0].length), separator, said === null ? 1 : 2)
  if (read.problem !== null) return err(read.problem)
  const rows = read.rows.filter(({ cells }) => cells.some(cell => cell.trim() !== ''))
  return ok({ separator, rows, width: rows.reduce((most, { cells }) => Math.max(most, cells.length), 0) })
}

/** The separator with which most rows have several cells, and as many of them as their neighbours. */
function separatorOf(text: string): Separator {
  const said = SEPARATORS.find(one => one === SAID.exec(text)?.[1])
  if (said !== undefined) return said
  const sample = text.slice(0, SAMPLE_CHARS)
  const [best] = SEPARATORS.map(separator => ({ separator, score: scoreOf(sample, separator) })).sort((a, b) => b.score - a.score)
  return best === undefined || best.score === 0 ? '\t' : best.separator
}

/** 2 where every row has several cells and the same number of them; 0 where no row has several. */
function scoreOf(sample: string, separator: Separator): number {
  const { rows, problem } = rowsOf(sample, separator, 1)
  const widths = rows.filter(({ cells }) => cells.some(cell => cell.trim() !== '')).map(({ cells }) => cells.length)
  const several = widths.filter(width => width > 1)
  if (several.length === 0) return 0
  const counts = new Map<number, number>()
  for (const width of several) counts.set(width, (counts.get(width) ?? 0) + 1)
  const score = (several.length + Math.max(...counts.values())) / widths.length
  // A sample may end within quotes. A whole text does so only where nothing reads it better.
  return problem === null || sample.length === SAMPLE_CHARS ? score : score / 8
}

/** The rows up to the first problem. */
interface ReadRows {
  readonly rows: readonly TableRow[]
  readonly problem: GridProblem | null
}

function rowsOf(text: string, separator: Separator, first: number): ReadRows {
  const rows: TableRow[] = []
  const stopped = (code: GridProblem['code'], row: number, most: number): ReadRows => ({ rows, problem: { code, row, most } })
  let cells: string[] = []
  let at = 0
  while (at <= text.length) {
    const number = first + rows.length
    if (number > TABLE_LIMITS.rows) return stopped('too-many-rows', number, TABLE_LIMITS.rows)
    const cell = text[at] === '"' ? quoted(text, at, separator) : plain(text, at, separator)
    if (cell === null) return stopped('open-quote', number, 0)
    cells.push(cell.text)
    if (cells.length > TABLE_LIMITS.columns) return stopped('too-many-columns', number, TABLE_LIMITS.columns)
    at = cell.end
    if (at < text.length && text[at] === separator) at += 1
    else {
      rows.push({ number, cells })
      cells = []
      if (at >= text.length) break
      at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1
    }
  }
  return { rows, problem: null }
}

interface ReadCell {
  readonly text: string
  /** Where the separator, the line break or the end is. */
  readonly end: number
}

function plain(text: string, from: number, separator: Separator): ReadCell {
  const end = endOfCell(text, from, separator)
  return { text: text.slice(from, end), end }
}

/** A cell in quotes, with doubled ones for each in it. What stands behind the closing quote belongs to it. Null where none closes it. */
function quoted(text: string, from: number, separator: Separator): ReadCell | null {
  let inside = ''
  let at = from + 1
  for (;;) {
    const quote = text.indexOf('"', at)
    if (quote < 0) return null
    inside += text.slice(at, quote)
    at = quote + 2
    if (text[quote + 1] === '"') inside += '"'
    else {
      const end = endOfCell(text, quote + 1, separator)
      return { text: inside + text.slice(quote + 1, end), end }
    }
  }
}

function endOfCell(text: string, from: number, separator: Separator): number {
  let end = from
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1
  return end
}
