import { describe, expect, it } from 'vitest'
import type { WeaponCorrection } from '../../model/corrections'
import { duel, given, s, shipIn } from '@kit/systems/firestorm-armada'

const set = (correction: WeaponCorrection, weaponId = 'port', ship = 'a') =>
  ({ type: 'correctWeapon', shipId: s(ship), weaponId, correction, reason: '' }) as const

describe('the GM sets values of a weapon', () => {
  it('dice, what was fired, whether a critical took it (FA-Q23)', () => {
    const correction = { dice: [4, 3], fired: 'split', isOffline: true } as const
    const shares = [{ band: 0, dice: 2, rolled: 2, halvings: 0 }]
    given(duel())
      .when(set({ ...correction, diceUsed: 2 }))
      .thenState(state => expect(shipIn(state, 'a').weapons[0]).toMatchObject({ ...correction, shares }))
      .when(set({ fired: 'no', diceUsed: 0 }))
      .thenState(state => expect(shipIn(state, 'a').weapons[0]).toMatchObject({ fired: 'no', shares: [] }))
  })
  it('says what cannot be', () => {
    given(duel())
      .when(set({ dice: [] }))
      .isRefused('bad-number')
    given(duel())
      .when(set({ dice: [1, 1, 1, 1, 1] }))
      .isRefused('bad-number')
    given(duel())
      .when(set({ dice: [-1] }))
      .isRefused('bad-number')
    given(duel())
      .when(set({ diceUsed: 0.5 }))
      .isRefused('bad-number')
    given(duel())
      .when(set({ isOffline: true }, 'mine'))
      .isRefused('no-such-weapon')
    given(duel())
      .when(set({ isOffline: true }, 'port', 'nobody'))
      .isRefused('no-such-ship')
  })
})
