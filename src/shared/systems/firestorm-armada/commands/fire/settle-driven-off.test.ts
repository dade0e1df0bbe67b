import { describe, expect, it } from 'vitest'
import { after, duel, given, s, w, wingIn } from '@kit/systems/firestorm-armada'

const owing = after(
  duel(),
  { type: 'wingDrivenOff', wingId: w('p'), byShipId: s('a') },
  { type: 'obligationOwed', obligation: { id: 'o9', kind: 'drivenOff', wingId: w('p'), byShipId: s('a'), turn: 1, isDeferred: false } }
)
const settle = (note = '') => ({ type: 'settleDrivenOff', obligationId: 'o9', note }) as const

describe('a wing driven off moves 5 inches (FA-057)', () => {
  it('and says where it stands now', () => {
    given(owing)
      .when(settle('behind the moon'))
      .then({ type: 'obligationSettled', obligationId: 'o9' }, { type: 'wingWithdrew', wingId: w('p'), inches: 5, note: 'behind the moon' })
      .thenState(state => expect([wingIn(state, 'p').note, wingIn(state, 'p').isDrivenOff]).toEqual(['behind the moon', true]))
    given(owing)
      .when(settle())
      .thenState(state => expect(wingIn(state, 'p').note).toBe(''))
    given(duel()).when(settle()).isRefused('no-such-obligation')
  })
})
