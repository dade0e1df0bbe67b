import { describe, expect, it } from 'vitest'
import { describe as describeEvent } from '../../events'
import { detect, duel, given, play } from '@kit/systems/petit-wargame'

const set = (row: number, column: number, value: number, table: 'detection' | 'combat' = 'detection') =>
  ({ type: 'setTableCell', table, row, column, value }) as const

describe('another score in a table (PW-033, PW-048, PW-Q27)', () => {
  it('counts from now on, in row O too', () => {
    const state = play(duel(), set(4, 0, 2))
    expect([state.tables.detection[4], state.tables.detection[3]]).toEqual([
      [2, 6, 8, 6],
      [6, 3, 5, 6]
    ])
    given(state)
      .when(detect('W'))
      .rolling([1, 2])
      .thenState(after => after.detections.length === 0)
    expect(play(duel(), set(6, 5, 12, 'combat')).tables.combat[6]?.[5]).toBe(12)
  })
  it('is one the dice can show, in a cell that there is', () => {
    given(duel())
      .when(set(5, 0, 4))
      .isRefused('no-such-cell')
    given(duel())
      .when(set(0, 4, 4))
      .isRefused('no-such-cell')
    given(duel())
      .when(set(0, 0, 9))
      .isRefused('bad-number')
    given(duel())
      .when(set(0, 0, 1))
      .isRefused('bad-number')
    given(duel())
      .when(set(0, 0, 4))
      .isRefused('nothing-to-change')
  })
})

describe('row O beside a score that changes (PW-064)', () => {
  const rowO = (state: ReturnType<typeof duel>) => state.tables.detection[4]
  it('stays the maximum of its column, up and down', () => {
    given(duel())
      .when(set(0, 0, 8))
      .then({ type: 'tableCellSet', table: 'detection', row: 0, column: 0, value: 8, rowO: 8, columnMax: 8 })
    expect(rowO(play(duel(), set(0, 0, 8)))).toEqual([8, 6, 8, 6])
    expect(rowO(play(play(duel(), set(0, 0, 8)), set(0, 0, 4)))).toEqual([7, 6, 8, 6])
    expect(rowO(play(duel(), set(0, 0, 5)))).toEqual([7, 6, 8, 6])
    expect(play(duel(), set(0, 1, 12, 'combat')).tables.combat[6]?.[1]).toBe(12)
    expect(play(duel(), set(0, 0, 12, 'combat')).tables.combat[6]?.[0]).toBe(12)
  })
  it('stays what the GM has made of it, and the log says that it is not the maximum', () => {
    const low = play(duel(), set(4, 0, 2))
    expect(rowO(play(low, set(0, 0, 8)))).toEqual([2, 6, 8, 6])
    const told = (state: ReturnType<typeof duel>, event: Parameters<typeof describeEvent>[1]) => describeEvent(state, event).key
    const change = { type: 'tableCellSet', table: 'detection', column: 0 } as const
    expect(told(duel(), { ...change, row: 4, value: 2, rowO: 2, columnMax: 7 })).toBe('pw.event.tableCellSet.notMaximum')
    expect(told(low, { ...change, row: 0, value: 8, rowO: 2, columnMax: 8 })).toBe('pw.event.tableCellSet.notMaximum')
    expect(told(duel(), { ...change, row: 0, value: 8, rowO: 8, columnMax: 8 })).toBe('pw.event.tableCellSet.follows')
    expect(told(duel(), { ...change, row: 0, value: 5, rowO: 7, columnMax: 7 })).toBe('pw.event.tableCellSet.plain')
  })
})
