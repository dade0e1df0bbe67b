import { describe, expect, it } from 'vitest'
import { acting, duel, given, play, s } from '../../testkit'

describe('the GM parts two ships', () => {
  it('and nobody owes how the boarding ends', () => {
    const boarded = play(acting(duel()), { type: 'boardShip', attackerId: s('a'), targetId: s('x'), isInReach: true, isPathClear: true })
    const boardingId = boarded.boardings[0]?.id ?? ''
    given(boarded)
      .when({ type: 'endBoarding', boardingId, reason: 'truce' })
      .then(
        { type: 'boardingEnded', boardingId, because: 'gm', reason: 'truce' },
        event => event.type === 'obligationWaived' && event.obligation.kind === 'boarding' && event.reason === 'truce'
      )
      .thenState(state => expect([state.boardings, state.obligations]).toEqual([[], []]))
    given(duel()).when({ type: 'endBoarding', boardingId: 'b1', reason: '' }).isRefused('no-such-boarding')
  })
})
