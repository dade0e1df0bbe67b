import type { LogLine, LogMoment } from '../../contract/log-line'

/** One row of the log: a sentence, or a heading with round and phase. */
export type LogRow =
  | { readonly kind: 'moment'; readonly moment: LogMoment }
  /** `isHead`: the first row of its entry, which shows number, time and faces. */
  | { readonly kind: 'line'; readonly line: LogLine; readonly isHead: boolean }

/** Appends rows for the visible lines from `from` on, so a growing log is not rebuilt. */
export function appendRows(rows: LogRow[], lines: readonly LogLine[], from: number, isShown: (line: LogLine) => boolean): void {
  for (let i = from; i < lines.length; i += 1) {
    const line = lines[i]
    if (line === undefined || !isShown(line)) continue
    const last = rows[rows.length - 1]
    const before = last?.kind === 'line' ? last.line : null
    if (before?.moment !== line.moment) rows.push({ kind: 'moment', moment: line.moment })
    rows.push({ kind: 'line', line, isHead: before?.seq !== line.seq })
  }
}

/** The nearest sentence at or after `index` in the given direction, else in the other; −1 when there is none. */
export function lineRowAt(rows: readonly LogRow[], index: number, direction: 1 | -1): number {
  for (const step of [direction, -direction]) {
    for (let i = Math.min(Math.max(0, index), rows.length - 1); i >= 0 && i < rows.length; i += step) if (rows[i]?.kind === 'line') return i
  }
  return -1
}

/** Row of the entry's first sentence, or of the last sentence before it; −1 when there is none. */
export function rowOfEntry(rows: readonly LogRow[], seq: number): number {
  let found = -1
  for (const [i, row] of rows.entries()) {
    if (row.kind === 'line' && row.line.seq <= seq && row.isHead) found = i
  }
  return found
}
