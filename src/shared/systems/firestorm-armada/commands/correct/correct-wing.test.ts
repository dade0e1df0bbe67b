import { describe, expect, it } from 'vitest'
import type { WingCorrection } from '../../model/corrections'
import { after, duel, given, s, w, wingIn } from '@kit/systems/firestorm-armada'

const set = (correction: WingCorrection, id = 'p') => ({ type: 'correctWing', wingId: w(id), correction, reason: '' }) as const

describe('the GM sets values of a wing', () => {
  it('name, status, marks, note', () => {
    const correction = {
      name: 'Kestrel',
      status: 'withdrawn',
      isDrivenOff: true,
      hasMoved: true,
      isHidden: true,
      note: 'low on fuel'
    } as const
    given(duel())
      .when(set(correction))
      .thenState(state => expect(wingIn(state, 'p')).toMatchObject(correction))
  })
  it('and a wing out of the battle owes no move', () => {
    const owing = after(duel(), {
      type: 'obligationOwed',
      obligation: { id: 'o9', kind: 'drivenOff', wingId: w('p'), byShipId: s('a'), turn: 1, isDeferred: false }
    })
    given(owing)
      .when(set({ status: 'destroyed' }))
      .thenState(state => expect(state.obligations).toEqual([]))
  })
  it('and whom it touches: what is owed for the contact before lapses', () => {
    const owing = after(
      duel(),
      { type: 'wingMoved', wingId: w('p'), contactId: s('a') },
      { type: 'obligationOwed', obligation: { id: 'o9', kind: 'contact', shipId: s('a'), wingId: w('p'), turn: 1, isDeferred: false } }
    )
    given(owing)
      .when(set({ contactId: s('x') }))
      .thenState(state => expect([wingIn(state, 'p').contactId, state.obligations]).toEqual([s('x'), []]))
    given(owing)
      .when(set({ contactId: null }))
      .thenState(state => expect(wingIn(state, 'p')).not.toHaveProperty('contactId'))
    given(owing)
      .when(set({ note: 'slow' }))
      .thenState(state => expect([wingIn(state, 'p').contactId, state.obligations.length]).toEqual([s('a'), 1]))
    given(duel())
      .when(set({ contactId: w('p') }))
      .isRefused('duplicate-target')
    given(duel())
      .when(set({ contactId: s('nobody') }))
      .isRefused('no-such-target')
  })
})
