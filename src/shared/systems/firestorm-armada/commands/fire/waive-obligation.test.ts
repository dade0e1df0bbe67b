import { describe, expect, it } from 'vitest'
import { after, duel, given, s, w } from '@kit/systems/firestorm-armada'
import { describe as describeEvent } from '../../events'

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
  it('and a ship that does not fire at a wing in contact is told as that (FA-051)', () => {
    const contact = { id: 'o9', kind: 'contact', shipId: s('a'), wingId: w('p'), turn: 1, isDeferred: false } as const
    const told = describeEvent(duel(), { type: 'obligationWaived', obligation: contact, reason: '' })
    expect([told.key, told.values]).toEqual(['fa.event.obligationWaived.contact', { ship: 'a', wing: 'p' }])
  })
})
