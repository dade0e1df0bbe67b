import { describe, expect, it } from 'vitest'
import { squadId } from '../model/squad'
import { duel, given, having, pass, play, rolling, s, shipOf, shoot } from '@kit/systems/xwing'

describe('another reading in mid-battle (XW-031)', () => {
  it('lets the engagement go on without those that no longer engage', () => {
    const last = having(play(duel(), pass('a')), 'x', { status: 'destroyed', leavesAfter: 4, facedown: 3 })
    given(last)
      .when({ type: 'setRuling', key: 'xw.destroyedMayAttack', value: 'no' })
      .thenAmong({ type: 'shipRemoved', shipId: s('x') }, { type: 'initiativeReached', initiative: 3 })
  })
})

describe('a card nobody names (XW-038)', () => {
  it('stays face up', () => {
    const owing = play(having(duel(), 'x', { shields: 0 }), { type: 'sufferDamage', shipId: s('x'), hits: 0, crits: 1, reason: '' })
    given(owing)
      .when({ type: 'waiveObligation', obligationId: 'c1', reason: 'lost' })
      .thenState(state => expect([state.obligations, shipOf(state, 'x').faceup]).toEqual([[], [{ id: 'c1', card: null }]]))
  })
})

describe('corrections of a squad (XW-033)', () => {
  it('say how many dice its player has', () => {
    const correct = (attackDiceOwned: number | null) =>
      ({ type: 'correctSquad', squadId: squadId('ours'), correction: { attackDiceOwned }, reason: 'counted' }) as const
    const poor = play(duel(), correct(2))
    given(play(poor, shoot('a', 'x')))
      .when(rolling('attack'))
      .asks({ count: 2 })
    given(play(play(poor, correct(null)), shoot('a', 'x')))
      .when(rolling('attack'))
      .asks({ count: 3 })
    given(duel()).when(correct(0)).isRefused('bad-number')
  })
})
