import { describe, expect, it } from 'vitest'
import type { UnitCorrection } from '../../model/corrections'
import { duel, given, u } from '@kit/systems/firestorm-armada'

const set = (correction: UnitCorrection, id = 'red1') => ({ type: 'correctUnit', unitId: u(id), correction, reason: '' }) as const

describe('the GM sets values of a squadron or flight', () => {
  it('name, note, whether it was activated', () => {
    given(duel())
      .when(set({ name: 'Vanguard', hasActivated: true, note: 'reserve' }))
      .thenState(state => expect(state.units[0]).toMatchObject({ name: 'Vanguard', hasActivated: true, note: 'reserve' }))
  })
  it('says what cannot be', () => {
    given(duel()).when(set({})).isRefused('nothing-to-change')
    given(duel())
      .when(set({ name: '' }))
      .isRefused('bad-name')
    given(duel())
      .when(set({ note: '' }, 'green1'))
      .isRefused('no-such-unit')
  })
})
