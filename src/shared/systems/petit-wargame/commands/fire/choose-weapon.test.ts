import { describe, it } from 'vitest'
import { facing, given, sh } from '@kit/systems/petit-wargame'

const choose = (weapon: 'A' | 'B' | 'C') => ({ type: 'chooseWeapon', weapon }) as const
const state = facing('front', 'front', { a: { front: 'AAAC' }, x: { front: 'FF' } })

describe('the weapon of the active ship (PW-017, PW-049, PW-Q17)', () => {
  it('is picked where the sector has several, before the riposte', () => {
    given(state)
      .when(choose('A'))
      .then({ type: 'weaponChosen', shipId: sh('a'), weapon: 'A', range: 3 }, { type: 'fireOpened', role: 'active', shooterId: sh('a') })
    given(state)
      .when(choose('C'))
      .thenAmong({ type: 'fireOpened', role: 'riposte', shooterId: sh('x') })
  })
  it('meets a riposte from a range that is longer, not from an equal one', () => {
    const equal = facing('front', 'front', { a: { front: 'AACC' }, x: { front: 'FF' } })
    given(equal)
      .when(choose('C'))
      .thenAmong({ type: 'fireOpened', role: 'active', shooterId: sh('a') })
  })
  it('meets none from another sector than the one aimed at', () => {
    const elsewhere = facing('front', 'rear', { a: { front: 'AC' }, x: { front: 'FF', top: 'F' } })
    given(elsewhere)
      .when(choose('C'))
      .thenAmong({ type: 'fireOpened', role: 'active', shooterId: sh('a') })
  })
  it('is one of that sector, chosen once', () => {
    given(state).when(choose('B')).isRefused('no-such-weapon')
    given(facing('front', 'rear', { a: { front: 'AA' } }))
      .when(choose('A'))
      .isRefused('nothing-due')
  })
})
