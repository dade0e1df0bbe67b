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
  appendRows(rows, lines, 0, { isShown, unfolded: null })
  return rows
}
const short = (rows: readonly LogRow[]): readonly string[] =>
  rows.map(row => {
    if (row.kind === 'moment') return row.line === null ? row.moment.phase.key : `${row.moment.phase.key} ${String(row.line.seq)}`
    if (row.kind === 'run') return `${row.of} ${row.lines.map(line => line.seq).join('+')}`
    return `${String(row.line.seq)}${row.isHead ? '*' : ''}`
  })

describe('the rows of the log', () => {
  it('name round and phase wherever they change, and each entry once', () => {
    expect(short(rowsOf())).toEqual(['sa.phase.helm', '1*', '2*', 'sa.phase.gunnery', '2', '2', '3*'])
  })

  it('keep number and moment for what a filter leaves', () => {
    expect(short(rowsOf(line => line.isByGm))).toEqual(['sa.phase.gunnery', '2*'])
  })

  it('grow as the log grows', () => {
    const rows: LogRow[] = []
    appendRows(rows, lines.slice(0, 3), 0, { isShown: () => true, unfolded: null })
    appendRows(rows, lines, 3, { isShown: () => true, unfolded: null })
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

describe('a run of moves', () => {
  const move = (seq: number, moment = helm): LogLine => aLine({ seq, moment, fold: 'moves' })
  const moves = [move(2), move(3), move(3)]
  const rowsWith = (all: readonly LogLine[], unfolded: ReadonlySet<LogLine> | null = new Set()): readonly string[] => {
    const rows: LogRow[] = []
    for (const [i] of all.entries()) appendRows(rows, all.slice(0, i + 1), i, { isShown: () => true, unfolded })
    const atOnce: LogRow[] = []
    appendRows(atOnce, all, 0, { isShown: () => true, unfolded })
    expect(rows).toEqual(atOnce)
    return short(rows)
  }

  it('is one row as soon as there are two, however the log grows', () => {
    expect(rowsWith(moves.slice(0, 1))).toEqual(['sa.phase.helm', '2*'])
    expect(rowsWith(moves)).toEqual(['sa.phase.helm', 'moves 2+3+3'])
  })

  it('ends where something else is said, where the phase ends, and where runs are of another kind', () => {
    const steps = [aLine({ seq: 7, moment: gunnery, fold: 'steps' }), aLine({ seq: 8, moment: gunnery, fold: 'steps' })]
    const all = [...moves, aLine({ seq: 4, moment: helm }), move(5), move(6, gunnery), ...steps]
    expect(rowsWith(all)).toEqual(['sa.phase.helm', 'moves 2+3+3', '4*', '5*', 'sa.phase.gunnery', '6*', 'steps 7+8'])
  })

  it('shows its sentences below it once it is unfolded, also those that are still to come', () => {
    const [first] = moves
    expect(rowsWith(moves, new Set(first === undefined ? [] : [first]))).toEqual(['sa.phase.helm', 'moves 2+3+3', '2*', '3*', '3'])
    expect(rowsWith([...moves, aLine({ seq: 4, moment: helm })], new Set(first === undefined ? [] : [first])).at(-1)).toBe('4*')
  })

  it('never is one where every sentence stands by itself', () => {
    expect(rowsWith(moves, null)).toEqual(['sa.phase.helm', '2*', '3*', '3'])
  })

  it('holds the entries that stand in it', () => {
    const rows: LogRow[] = []
    appendRows(rows, [...moves, aLine({ seq: 4, moment: helm })], 0, { isShown: () => true, unfolded: new Set() })
    expect([2, 3, 4].map(seq => rowOfEntry(rows, seq))).toEqual([1, 1, 2])
  })
})

describe('what the log has said already', () => {
  it('stands once: the line of a phase is its heading, and what is settled is its result', () => {
    const begun = aLine({ seq: 4, moment: gunnery, told: 'heading' })
    const rows: LogRow[] = []
    const all = [
      aLine({ seq: 3, moment: helm }),
      begun,
      aLine({ seq: 4, moment: gunnery, told: 'result' }),
      aLine({ seq: 4, moment: gunnery })
    ]
    appendRows(rows, all, 0, { isShown: () => true, unfolded: null })
    expect(short(rows)).toEqual(['sa.phase.helm', '3*', 'sa.phase.gunnery 4', '4*'])
    expect([lineRowAt(rows, 2, -1), rowOfEntry(rows, 4)]).toEqual([2, 3])
  })

  it('drops what announces an act once the act stands there, except where every sentence stands by itself', () => {
    const announced = aLine({ seq: 4, moment: gunnery, told: 'next' })
    const rows: LogRow[] = []
    const grow = (...all: readonly LogLine[]): readonly string[] => {
      appendRows(rows, all, 0, { isShown: () => true, unfolded: new Set() })
      return short(rows)
    }
    expect(grow(aLine({ seq: 3, moment: gunnery }), announced)).toEqual(['sa.phase.gunnery', '3*', '4*'])
    expect(grow(aLine({ seq: 5, kind: 'undo', moment: gunnery }))).toEqual(['sa.phase.gunnery', '3*', '4*', '5*'])
    expect(grow(announced, aLine({ seq: 6, moment: gunnery }))).toEqual(['sa.phase.gunnery', '3*', '4*', '5*', '6*'])
    const history: LogRow[] = []
    appendRows(history, [announced, aLine({ seq: 5, moment: gunnery })], 0, { isShown: () => true, unfolded: null })
    expect(short(history)).toEqual(['sa.phase.gunnery', '4*', '5*'])
  })
})
