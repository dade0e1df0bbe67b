import { describe, expect, it } from 'vitest'
import type { LogLine, LogMoment } from '../../contract/log-line'
import { appendRows, lineRowAt, rowOfEntry, type LogRow } from './log-rows'
import { aLine } from '@kit/renderer/mount'

const helm: LogMoment = { round: 1, turn: { key: 'sa.turn' }, phase: { key: 'sa.phase.helm' } }
const gunnery: LogMoment = { round: 1, turn: { key: 'sa.turn' }, phase: { key: 'sa.phase.gunnery' } }
const lines: readonly LogLine[] = [
  aLine({ seq: 1, moment: helm }),
  aLine({ seq: 2, moment: helm }),
  aLine({ seq: 2, moment: gunnery, isByGm: true }),
  aLine({ seq: 2, moment: gunnery }),
  aLine({ seq: 3, moment: gunnery })
]

function rowsOf(isShown: (line: LogLine) => boolean = () => true): readonly LogRow[] {
  const rows: LogRow[] = []
  appendRows(rows, lines, 0, isShown)
  return rows
}
const short = (rows: readonly LogRow[]): readonly string[] =>
  rows.map(row => (row.kind === 'moment' ? row.moment.phase.key : `${String(row.line.seq)}${row.isHead ? '*' : ''}`))

describe('the rows of the log', () => {
  it('name round and phase wherever they change, and each entry once', () => {
    expect(short(rowsOf())).toEqual(['sa.phase.helm', '1*', '2*', 'sa.phase.gunnery', '2', '2', '3*'])
  })

  it('keep number and moment for what a filter leaves', () => {
    expect(short(rowsOf(line => line.isByGm))).toEqual(['sa.phase.gunnery', '2*'])
  })

  it('grow as the log grows', () => {
    const rows: LogRow[] = []
    appendRows(rows, lines.slice(0, 3), 0, () => true)
    appendRows(rows, lines, 3, () => true)
    expect(rows).toEqual(rowsOf())
  })

  it('are walked from sentence to sentence', () => {
    const rows = rowsOf()
    expect([lineRowAt(rows, 3, 1), lineRowAt(rows, 3, -1), lineRowAt(rows, 0, -1), lineRowAt(rows, 99, -1)]).toEqual([4, 2, 1, 6])
    expect(lineRowAt([], 0, 1)).toBe(-1)
  })

  it('know where an entry stands, or what is shown before it', () => {
    expect([
      rowOfEntry(rowsOf(), 3),
      rowOfEntry(
        rowsOf(line => line.seq !== 2),
        2
      ),
      rowOfEntry([], 2)
    ]).toEqual([6, 1, -1])
  })
})
