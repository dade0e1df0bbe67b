import { describe, expect, it } from 'vitest'
import { duel, given, having, play, s, shipOf } from '@kit/systems/xwing'

const owing = play(having(duel(), 'x', { shields: 0 }), { type: 'sufferDamage', shipId: s('x'), hits: 0, crits: 1, reason: '' })

describe('a card nobody names (XW-038)', () => {
  it('stays face up, and the reason stays in the log', () => {
    given(owing)
      .when({ type: 'waiveObligation', obligationId: 'c1', reason: 'lost' })
      .thenAmong(event => event.type === 'obligationWaived' && event.reason === 'lost')
      .thenState(state => expect([state.obligations, shipOf(state, 'x').faceup]).toEqual([[], [{ id: 'c1', card: null }]]))
  })
  it('must be owed', () => {
    given(duel()).when({ type: 'waiveObligation', obligationId: 'c1', reason: '' }).isRefused('no-such-obligation')
  })
})
