import type { LogFoldKind, LogLine, LogMoment } from '../../contract/log-line'

/** One row of the log: a sentence, a run of them folded into one, or a heading with round and phase. */
export type LogRow =
  /** `line`: the entry that began the phase, which says no more than the heading; null if another sentence did. */
  | { readonly kind: 'moment'; readonly moment: LogMoment; readonly line: LogLine | null }
  /** `isHead`: the first row of its entry, which shows number, time and faces. */
  | { readonly kind: 'line'; readonly line: LogLine; readonly isHead: boolean }
  | LogRun

/** Consecutive sentences of one kind in one moment. They are shown below it while it is unfolded. */
export interface LogRun {
  readonly kind: 'run'
  readonly of: LogFoldKind
  readonly lines: readonly LogLine[]
}

interface RowsWanted {
  isShown(this: void, line: LogLine): boolean
  /** Whether runs fold, and which are unfolded, by their first sentence; null where nothing folds. */
  readonly unfolded: ReadonlySet<LogLine> | null
}

/** Appends rows for the visible lines from `from` on, so a growing log is not rebuilt. */
export function appendRows(rows: LogRow[], lines: readonly LogLine[], from: number, { isShown, unfolded }: RowsWanted): void {
  let [moment, seq] = endOf(rows)
  for (let i = from; i < lines.length; i += 1) {
    const line = lines[i]
    if (line === undefined || line.told === 'result' || !isShown(line)) continue
    if (moment !== line.moment) {
      rows.push({ kind: 'moment', moment: line.moment, line: line.told === 'heading' ? line : null })
      moment = line.moment
    }
    if (line.told === 'heading') continue
    if (unfolded !== null && line.kind === 'event') dropAnnouncement(rows)
    if (unfolded === null || !joinRun(rows, line, unfolded)) rows.push({ kind: 'line', line, isHead: seq !== line.seq })
    seq = line.seq
  }
}

/** Drops a last row that only announced the sentence to come. */
function dropAnnouncement(rows: LogRow[]): void {
  const last = rows[rows.length - 1]
  if (last?.kind === 'line' && last.line.told === 'next' && runAt(rows) === rows.length - 1) rows.pop()
}

/** The moment and the entry of the last row. */
function endOf(rows: readonly LogRow[]): [LogMoment | null, number] {
  const last = rows[rows.length - 1]
  if (last === undefined) return [null, 0]
  if (last.kind === 'moment') return [last.moment, 0]
  const line = last.kind === 'line' ? last.line : last.lines[last.lines.length - 1]
  return [line?.moment ?? null, line?.seq ?? 0]
}

/** Adds a sentence to the run that the last rows form, or could begin; false if it belongs to none. */
function joinRun(rows: LogRow[], line: LogLine, unfolded: ReadonlySet<LogLine>): boolean {
  if (line.fold === null) return false
  const at = runAt(rows)
  const last = rows[at]
  const before = last?.kind === 'run' ? last.lines : last?.kind === 'line' ? [last.line] : []
  const [first] = before
  if (first?.fold !== line.fold) return false
  rows.splice(at, 1, { kind: 'run', of: line.fold, lines: [...before, line] })
  if (!unfolded.has(first)) return true
  if (last?.kind === 'line') rows.push({ ...last })
  rows.push({ kind: 'line', line, isHead: before[before.length - 1]?.seq !== line.seq })
  return true
}

/** Where the run begins that the list ends with; the last row if it is none. */
function runAt(rows: readonly LogRow[]): number {
  const last = rows.length - 1
  const end = rows[last]
  if (end?.kind !== 'line') return last
  for (let i = last; i >= 0; i -= 1) {
    const row = rows[i]
    if (row?.kind === 'run') return row.lines.includes(end.line) ? i : last
    if (row?.kind !== 'line' || row.line.fold === null) return last
  }
  return last
}

/** The entry of a row; of a run, its first; null for a heading that no entry of its own began. */
function lineOf(row: LogRow | undefined): LogLine | null {
  if (row === undefined) return null
  return row.kind === 'run' ? (row.lines[0] ?? null) : row.line
}

/** The nearest row with an entry at or after `index` in the given direction, else in the other; −1 when there is none. */
export function lineRowAt(rows: readonly LogRow[], index: number, direction: 1 | -1): number {
  for (const step of [direction, -direction]) {
    for (let i = Math.min(Math.max(0, index), rows.length - 1); i >= 0 && i < rows.length; i += step) if (lineOf(rows[i]) !== null) return i
  }
  return -1
}

/** Row of the entry's first sentence, or of the last entry before it; −1 when there is none. */
export function rowOfEntry(rows: readonly LogRow[], seq: number): number {
  let found = -1
  for (const [i, row] of rows.entries()) {
    const line = lineOf(row)
    if (line !== null && line.seq <= seq && (row.kind !== 'line' || row.isHead)) found = i
  }
  return found
}
