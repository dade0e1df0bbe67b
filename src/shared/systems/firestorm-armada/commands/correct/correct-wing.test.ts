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
  it('says what cannot be', () => {
    given(duel()).when(set({})).isRefused('nothing-to-change')
    given(duel())
      .when(set({ name: ' ' }))
      .isRefused('bad-name')
    given(duel())
      .when(set({ note: '' }, 'nobody'))
      .isRefused('no-such-wing')
  })
})
