import { describe, expect, it } from 'vitest'
import { after, duel, given, s } from '@kit/systems/firestorm-armada'

const obligation = { id: 'o9', kind: 'critical', shipId: s('x'), turn: 1, isDeferred: false } as const
const waive = { type: 'waiveObligation', obligationId: 'o9', reason: 'mercy' } as const

describe('what is owed may be let go', () => {
  it('with the reason in the log', () => {
    given(after(duel(), { type: 'obligationOwed', obligation }))
      .when(waive)
      .then({ type: 'obligationWaived', obligation, reason: 'mercy' })
      .thenState(state => expect(state.obligations).toEqual([]))
    given(duel()).when(waive).isRefused('no-such-obligation')
  })
})
