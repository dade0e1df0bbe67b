import { describe, expect, it } from 'vitest'
import type { BattleState } from '../../model/battle'
import { duel, given, havingWing, next, play, playAll, s, w } from '@kit/systems/dystopian-wars'

const defer = { type: 'deferObligation', obligationId: 'o1' } as const
const owing = (state: BattleState): BattleState => ({ ...state, obligations: [{ id: 'o1', kind: 'fuel', wingId: w('f'), turn: 1 }] })

describe('what is put off (DW-Q06, DW-Q14)', () => {
  it('is still owed, and may still be settled', () => {
    given(owing(duel()))
      .when(defer)
      .then({ type: 'obligationDeferred', obligationId: 'o1' })
      .thenState(state => expect(state.obligations).toMatchObject([{ id: 'o1', isDeferred: true }]))
    const empty = owing(havingWing(duel(), 'f', { fuel: 0 }))
    expect(play(play(empty, defer), { type: 'settleFuel', obligationId: 'o1', outcome: 'landed' }).obligations).toEqual([])
  })
  it('does not hold up the end of the turn', () => {
    const done = owing(playAll(duel(), next, { type: 'activateSquadron', squadronId: s('theirs') }, next))
    given(done).when({ type: 'endTurn' }).isRefused('obligations-open')
    given(play(done, defer))
      .when({ type: 'endTurn' })
      .thenState(state => expect([state.turn, state.obligations.length]).toEqual([2, 1]))
  })
  it('is put off once, and must be owed', () => {
    given(play(owing(duel()), defer))
      .when(defer)
      .isRefused('already-deferred')
    given(duel()).when(defer).isRefused('no-such-obligation')
  })
})
