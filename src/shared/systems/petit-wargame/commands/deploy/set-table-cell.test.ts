import { describe, expect, it } from 'vitest'
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
