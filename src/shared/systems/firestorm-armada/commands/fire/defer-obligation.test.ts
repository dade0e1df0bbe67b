import { describe, expect, it } from 'vitest'
import { after, duel, given, s } from '@kit/systems/firestorm-armada'

const owing = after(duel(), {
  type: 'obligationOwed',
  obligation: { id: 'o9', kind: 'critical', shipId: s('x'), turn: 1, isDeferred: false }
})
const defer = { type: 'deferObligation', obligationId: 'o9' } as const

describe('what is owed may be put off', () => {
  it('once', () => {
    given(owing)
      .when(defer)
      .thenState(state => expect(state.obligations).toMatchObject([{ isDeferred: true }]))
      .when(defer)
      .isRefused('already-deferred')
    given(duel()).when(defer).isRefused('no-such-obligation')
  })
})
