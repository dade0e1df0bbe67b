import { describe, expect, it } from 'vitest'
import { acting, duel, given, moved, play, s } from '@kit/systems/firestorm-armada'

describe('the GM parts two ships', () => {
  it('and nobody owes how the boarding ends, but for another', () => {
    const boarded = play(moved(acting(duel()), 'a', 'b'), {
      type: 'boardShip',
      attackerId: s('a'),
      targetId: s('x'),
      isInReach: true,
      isPathClear: true
    })
    const boardingId = boarded.boardings[0]?.id ?? ''
    given(boarded)
      .when({ type: 'endBoarding', boardingId, reason: 'truce' })
      .then(
        { type: 'boardingEnded', boardingId, because: 'gm', reason: 'truce' },
        event => event.type === 'obligationWaived' && event.obligation.kind === 'boarding' && event.reason === 'truce'
      )
      .thenState(state => expect([state.boardings, state.obligations]).toEqual([[], []]))
    const [owed] = boarded.obligations
    const other = owed?.kind === 'boarding' ? [{ ...owed, id: 'o9', boardingId: 'b9' }] : []
    given({ ...boarded, obligations: [...boarded.obligations, ...other] })
      .when({ type: 'endBoarding', boardingId, reason: '' })
      .thenState(state => expect(state.obligations).toMatchObject([{ id: 'o9' }]))
    given(duel()).when({ type: 'endBoarding', boardingId: 'b1', reason: '' }).isRefused('no-such-boarding')
  })
})
