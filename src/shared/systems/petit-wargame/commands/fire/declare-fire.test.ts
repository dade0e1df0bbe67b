import { describe, expect, it } from 'vitest'
import type { BattleState } from '../../model/battle'
import { engagementIn, facing, given, play, sh } from '@kit/systems/petit-wargame'

const fire = (weapon: 'A' | 'B' | 'C' | 'F', mode: 'concentrated' | 'dispersed' = 'concentrated') =>
  ({ type: 'declareFire', weapon, mode }) as const

describe('the shot (PW-050, PW-051, PW-054, PW-055)', () => {
  it('is declared with its mode, and rolled at once against no defence: row O and the margin 0', () => {
    given(facing('front', 'top', { a: { front: 'C' }, x: { rear: 'a' } }))
      .when(fire('C'))
      .asks({ purpose: 'pw.roll.shot', die: 'd6', count: 2, actor: 'a' })
      .rolling([4, 3])
      .thenAmong({
        type: 'shotRolled',
        role: 'active',
        shooterId: sh('a'),
        targetId: sh('x'),
        weapon: 'C',
        defence: null,
        score: 10,
        faces: [4, 3],
        margin: 3,
        defenceScore: null,
        defenceFaces: [],
        defenceMargin: null,
        damage: 3
      })
  })
  it('meets the only defence of the sector: C against a with 6 and 7 is 7 points, as in the worked example (PW-053)', () => {
    given(facing('front', 'top', { a: { front: 'C' }, x: { top: 'a+++++++++' } }))
      .when(fire('C'))
      .rolling([2, 4])
      .asks({ purpose: 'pw.roll.defence', die: 'd6', count: 2, actor: 'x' })
      .rolling([3, 4])
      .thenAmong(event => event.type === 'shotRolled' && event.margin === 4 && event.defenceMargin === -3 && event.damage === 7)
  })
  it('is one that is due, with a weapon of the sector', () => {
    const state = facing('front', 'top', { a: { front: 'C', rear: 'A' } })
    given(state).when(fire('A')).isRefused('no-such-weapon')
    given(facing('front', 'top', { a: { front: 'CA' } }))
      .when(fire('C'))
      .isRefused('nothing-due')
  })
})

describe('the riposte (PW-049, PW-056, PW-Q21)', () => {
  const riposted = (rulings = {}) =>
    play(facing('front', 'front', { a: { front: 'ACCa', rear: '+' }, x: { front: 'FFFBBA' }, rulings }), {
      type: 'chooseWeapon',
      weapon: 'A'
    })
  it('is fired with a weapon of longer range at the sector that fires', () => {
    const state = riposted()
    expect(engagementIn(state)).toMatchObject({ role: 'riposte', weapon: 'A' })
    given(state).when(fire('A')).isRefused('wrong-weapon')
    given(state)
      .when(fire('B'))
      .rolling([6, 6], [1, 1])
      .thenState(() => true)
    given(state)
      .when(fire('F'))
      .rolling([6, 6], [1, 1])
      .thenAmong(event => event.type === 'shotRolled' && event.role === 'riposte' && event.targetId === sh('a') && event.score === 8)
  })
  it('is followed by the fire of the active ship, without another riposte', () => {
    const answered = play(riposted(), fire('F'), [6, 6], [1, 1])
    expect(engagementIn(answered)).toMatchObject({ stage: 'fire', role: 'active', hasRiposted: true })
    given(answered).when(fire('A')).rolling([6, 6]).thenAmong({ type: 'shotEnded', role: 'active' })
  })
  /** Two points at the front: the A is gone, and one C is left. */
  const hurt = (rulings = {}): BattleState =>
    play(play(riposted(rulings), fire('F'), [1, 1], [3, 3]), { type: 'loseElements', elements: ['A', 'C'] })
  it('pw.riposteSwitchWeapon = no: a ship that lost the weapon it declared does not fire', () => {
    expect(hurt().activation?.engagement).toBeNull()
  })
  it('pw.riposteSwitchWeapon = yes: it fires with another of the sector', () => {
    const state = hurt({ 'pw.riposteSwitchWeapon': 'yes' })
    expect(engagementIn(state)).toMatchObject({ stage: 'fire', role: 'active' })
    given(state).when(fire('C')).rolling([6, 6]).thenAmong({ type: 'shotEnded', role: 'active' })
  })
})
