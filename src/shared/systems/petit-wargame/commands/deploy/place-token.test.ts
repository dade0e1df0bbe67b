import { describe, expect, it } from 'vitest'
import type { BattleState } from '../../model/battle'
import { begun, given, play } from '@kit/systems/petit-wargame'

const building = begun([], [], {}, 'built')
const shared = play(building, { type: 'shareTokens', drawn: [2, 3, 3, 4, 4, 4, 5, 5] }, [6], [1])
const place = (sideId: string, row: number, column: number, value: number) => ({ type: 'placeToken', sideId, row, column, value }) as const

/** Both sides place their tokens, from the first cell on. */
function filled(state: BattleState): BattleState {
  let now = state
  const { table } = state.building ?? {}
  while (now.building !== null && now.building.table === table) {
    const { nextSideId, hands, cells } = now.building
    if (nextSideId === null) break
    const row = cells.findIndex(one => one.includes(null))
    const value = hands.find(hand => hand.sideId === nextSideId)?.tokens[0] ?? 0
    now = play(now, place(nextSideId, row, cells[row]?.indexOf(null) ?? 0, value))
  }
  return now
}

describe('placing the tokens (PW-064, PW-065)', () => {
  it('goes in turn, each token once, on free cells', () => {
    given(shared)
      .when(place('A', 0, 1, 5))
      .then({ type: 'tokenPlaced', table: 'detection', sideId: 'A', row: 0, column: 1, value: 5, nextSideId: 'B' })
      .thenState(state => state.building?.hands[0]?.tokens.length === 7 && state.building.cells[0]?.[1] === 5)
    const one = play(shared, place('A', 0, 1, 5))
    given(one)
      .when(place('A', 0, 2, 5))
      .isRefused('not-your-turn')
    given(one)
      .when(place('B', 0, 1, 8))
      .isRefused('cell-taken')
    given(one)
      .when(place('B', 4, 1, 8))
      .isRefused('no-such-cell')
    given(one)
      .when(place('B', 0, 2, 2))
      .isRefused('no-such-token')
    given(one)
      .when(place('C', 0, 2, 2))
      .isRefused('no-such-side')
    given(building)
      .when(place('A', 0, 0, 2))
      .isRefused('nothing-due')
  })
  it('leaves nobody waiting for a side without tokens, where the turn was overruled', () => {
    const hands = [
      { sideId: 'A', tokens: [] },
      { sideId: 'B', tokens: [6, 7] }
    ]
    const one = { ...shared, building: shared.building && { ...shared.building, nextSideId: 'B', hands } }
    given(one)
      .when(place('B', 0, 1, 6))
      .then({ type: 'tokenPlaced', table: 'detection', sideId: 'B', row: 0, column: 1, value: 6, nextSideId: 'B' })
  })
  it('ends with row O at the maximum of each column, then comes the combat table, then the deployment', () => {
    const first = filled(shared)
    expect([first.phase, first.building?.table, first.tables.detection.length]).toEqual(['tables', 'combat', 5])
    expect(first.tables.detection).toEqual([
      [2, 5, 3, 5],
      [3, 6, 4, 6],
      [4, 6, 4, 7],
      [5, 7, 5, 8],
      [5, 7, 5, 8]
    ])
    const combat = [2, 3, 3, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 6, 7, 7, 7]
    const second = filled(play(first, { type: 'shareTokens', drawn: combat }, [6], [1]))
    expect([second.phase, second.building, second.tables.combat.length]).toEqual(['deployment', null, 7])
    expect(second.tables.combat.at(-1)).toEqual([7, 11, 7, 11, 7, 12])
  })
})
