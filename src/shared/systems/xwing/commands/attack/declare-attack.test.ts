import { describe, expect, it } from 'vitest'
import type { BattleState } from '../../model/battle'
import type { DraftWeapon } from '../../model/squad'
import type { XwCommands } from '../command'
import {
  attacked,
  attackIn,
  aWeapon,
  defenderWindow,
  duel,
  given,
  having,
  holding,
  pass,
  play,
  s,
  shipOf,
  shoot,
  skipAttack,
  skipTo,
  w
} from '@kit/systems/xwing'

const torpedo = (fields: Partial<XwCommands['declareAttack']> = {}) => shoot('a', 'x', { weaponId: w('torpedoes'), ...fields })
const locked = holding(duel(), 'a', {}, 'x')
/** Our ship with one special weapon besides the cannon. */
const armed = (fields: Partial<DraftWeapon>): BattleState =>
  duel({ a: { weapons: [aWeapon('cannon'), aWeapon('other', { kind: 'special', ...fields })] } })
const other = (fields: Partial<XwCommands['declareAttack']> = {}) => shoot('a', 'x', { weaponId: w('other'), ...fields })

describe('a standard attack (XW-002)', () => {
  it('belongs to a ship that engages, which has then engaged', () => {
    expect(attackIn(play(duel(), shoot('a', 'x')))).toMatchObject({ kind: 'standard', attackerId: 'a', stage: 'rollAttack' })
    const after = skipAttack(defenderWindow(duel(), 'bbb', 'bb'))
    expect(shipOf(after, 'a').hasEngaged).toBe(true)
    given(after).when(shoot('a', 'x')).isRefused('already-engaged')
  })
  it('is made in its turn, in the engagement, one after the other', () => {
    given(duel()).when(shoot('x', 'a')).isRefused('not-its-turn')
    given({ ...duel(), phase: 'preparation' })
      .when(shoot('a', 'x'))
      .isRefused('wrong-phase')
    given(attacked(duel(), 'hhh')).when(shoot('x', 'a')).isRefused('attack-open')
    given({ ...duel(), obligations: [{ id: 'c1', kind: 'card', shipId: s('x'), round: 1 }] })
      .when(shoot('a', 'x'))
      .isRefused('obligations-open')
  })
})

describe('the weapon (XW-004)', () => {
  it('is one of the attacker, primary or special', () => {
    expect(attackIn(play(locked, torpedo())).weaponId).toBe('torpedoes')
    given(duel())
      .when(shoot('a', 'x', { weaponId: w('lance') }))
      .isRefused('no-such-weapon')
  })
})

describe('the defender (XW-005)', () => {
  it('is one enemy on the table', () => {
    given(duel()).when(shoot('a', 'b')).isRefused('not-an-enemy')
    given(duel()).when(shoot('a', 'a')).isRefused('same-ship')
    given(duel()).when(shoot('a', 'z')).isRefused('no-such-ship')
    given(having(duel(), 'x', { status: 'removed' }))
      .when(shoot('a', 'x'))
      .isRefused('out-of-play')
    given(having(duel(), 'a', { status: 'removed' }))
      .when(shoot('a', 'x'))
      .isRefused('out-of-play')
  })
})

describe('the cost (XW-006)', () => {
  it('is paid as the attack is declared: charges', () => {
    const after = play(locked, torpedo())
    expect(shipOf(after, 'a').weapons.map(weapon => weapon.chargesLeft)).toEqual([0, 1])
    expect(shipOf(after, 'a').locks).toEqual(['x'])
  })
  it('is paid in tokens and in the lock on the defender', () => {
    const state = holding(
      armed({ cost: { charges: 0, payments: ['focus', 'lock', 'force'], text: '' } }),
      'a',
      { focus: 2, force: 1 },
      'x',
      'y'
    )
    given(state)
      .when(other())
      .thenAmong({
        type: 'costPaid',
        shipId: s('a'),
        weaponId: w('other'),
        defenderId: s('x'),
        charges: 0,
        payments: ['focus', 'force', 'lock'],
        text: ''
      })
      .thenState(after => expect(shipOf(after, 'a')).toMatchObject({ tokens: { focus: 1, force: 0 }, locks: ['y'] }))
  })
})

describe('the attack range (XW-007)', () => {
  it('is the one inside the arc of the weapon', () => {
    expect(attackIn(play(duel(), shoot('a', 'x', { range: 3 }))).range).toBe(3)
    given(duel())
      .when(shoot('a', 'x', { isInArc: false }))
      .isRefused('not-in-arc')
    given(duel())
      .when(shoot('a', 'x', { range: 4 }))
      .isRefused('bad-number')
    given(duel())
      .when(shoot('a', 'x', { range: 1.5 }))
      .isRefused('bad-number')
  })
})

describe('a primary weapon (XW-008)', () => {
  it.each([0, 1, 2, 3])('fires at range %i and costs nothing', range => {
    given(duel())
      .when(shoot('a', 'x', { range }))
      .then(event => event.type === 'attackDeclared')
  })
})

describe('the edition (XW-008)', () => {
  const at0 = shoot('a', 'x', { range: 0 })
  it('lets a primary weapon fire at range 0 (xw.edition = source)', () => {
    expect(attackIn(play(duel({ rulings: { 'xw.edition': 'source' } }), at0)).range).toBe(0)
  })
  it('knows no attack at range 0 (xw.edition = original)', () => {
    const original = { 'xw.edition': 'original' }
    given(duel({ rulings: original }))
      .when(at0)
      .isRefused('out-of-range')
    given({ ...armed({}), rulings: original })
      .when(other({ range: 0 }))
      .isRefused('out-of-range')
    expect(attackIn(play(duel({ rulings: original }), shoot('a', 'x', { range: 1 }))).range).toBe(1)
  })
})

describe('a special weapon (XW-009)', () => {
  it('has ranges of its own', () => {
    given(locked)
      .when(torpedo({ range: 1 }))
      .isRefused('out-of-range')
    given(armed({ rangeMax: 1 }))
      .when(other({ range: 2 }))
      .isRefused('out-of-range')
  })
  it('asks for a lock on this defender, or for a token', () => {
    given(duel()).when(torpedo()).isRefused('no-lock')
    given(holding(duel(), 'a', {}, 'y'))
      .when(torpedo())
      .isRefused('no-lock')
    given(armed({ requires: ['calculate'] }))
      .when(other())
      .isRefused('no-token')
    const calm = holding(armed({ requires: ['calculate'] }), 'a', { calculate: 1 })
    expect(shipOf(play(calm, other()), 'a').tokens.calculate).toBe(1)
  })
  it('asks in words of its own, which the GM answers', () => {
    given(armed({ requiresText: 'not stressed' }))
      .when(other({ isRequirementMet: false }))
      .isRefused('requirement-unmet')
    given(armed({}))
      .when(other({ isRequirementMet: false, isCostPaid: false }))
      .then(event => event.type === 'attackDeclared')
  })
})

describe('no target or no price (XW-010)', () => {
  it('refuses the weapon; another one may fire', () => {
    const empty = having(locked, 'a', { weapons: shipOf(locked, 'a').weapons.map(weapon => ({ ...weapon, chargesLeft: 0 })) })
    given(empty).when(torpedo()).isRefused('no-charges')
    expect(attackIn(play(empty, shoot('a', 'x'))).weaponId).toBe('cannon')
    given(armed({ cost: { charges: 0, payments: ['focus'], text: '' } }))
      .when(other())
      .isRefused('no-token')
    given(armed({ cost: { charges: 0, payments: [], text: 'a mine' } }))
      .when(other({ isCostPaid: false }))
      .isRefused('cost-unpaid')
  })
  it('refuses a price that asks for two tokens of one kind and finds one', () => {
    const twice = armed({ cost: { charges: 0, payments: ['focus', 'focus'], text: '' } })
    given(holding(twice, 'a', { focus: 1 }))
      .when(other())
      .isRefused('no-token')
    expect(shipOf(play(holding(twice, 'a', { focus: 2 }), other()), 'a').tokens.focus).toBe(0)
  })
  it('costs what there is when the GM lets it fire', () => {
    given(having(duel(), 'a', { weapons: shipOf(duel(), 'a').weapons.map(weapon => ({ ...weapon, chargesLeft: 0 })) }))
      .when(torpedo())
      .forced()
      .thenState(state => expect(shipOf(state, 'a').weapons.map(weapon => weapon.chargesLeft)).toEqual([0, 0]))
  })
})

describe('ships that are destroyed (XW-031)', () => {
  const doomed = (value: string): BattleState =>
    having(play(duel({ rulings: { 'xw.destroyedMayAttack': value } }), pass('a')), 'x', {
      status: 'destroyed',
      leavesAfter: 4,
      facedown: 3
    })
  it('still attack in the step they were destroyed in (xw.destroyedMayAttack = yes)', () => {
    expect(attackIn(play(doomed('yes'), shoot('x', 'a'))).attackerId).toBe('x')
  })
  it('attack no more (xw.destroyedMayAttack = no)', () => {
    given(doomed('no')).when(shoot('x', 'a')).isRefused('destroyed')
  })
})

describe('a bonus attack (XW-029, XW-030)', () => {
  const bonus = (attacker: string, defender: string) => shoot(attacker, defender, { kind: 'bonus' })
  const aftermath = skipTo(defenderWindow(duel(), 'bbb', 'bb'), 'defenderBonus')
  const limited = (value: string): BattleState =>
    having(skipTo(defenderWindow(duel({ rulings: { 'xw.bonusAttackLimit': value } }), 'bbb', 'bb'), 'defenderBonus'), 'x', {
      bonusAttacks: 1
    })
  it('is the defending player’s in the third window and the attacking player’s in the fourth', () => {
    given(aftermath).when(bonus('a', 'x')).isRefused('wrong-window')
    expect(attackIn(play(aftermath, bonus('x', 'a')))).toMatchObject({ kind: 'bonus', attackerId: 'x', stage: 'rollAttack' })
    const last = skipTo(aftermath, 'attackerBonus')
    given(last).when(bonus('x', 'a')).isRefused('wrong-window')
    expect(play(last, bonus('b', 'x')).attacks.map(attack => attack.kind)).toEqual(['standard', 'bonus'])
  })
  it('belongs to no other moment', () => {
    given(duel()).when(bonus('a', 'x')).isRefused('wrong-window')
    given(attacked(duel(), 'hhh')).when(bonus('x', 'a')).isRefused('wrong-window')
    given(having(aftermath, 'x', { status: 'removed' }))
      .when(bonus('x', 'a'))
      .isRefused('out-of-play')
  })
  it('leaves the ship its standard attack', () => {
    const state = play(aftermath, bonus('x', 'a'))
    expect([shipOf(state, 'x').bonusAttacks, shipOf(state, 'x').hasEngaged]).toEqual([1, false])
  })
  it('is made once a round by each ship (xw.bonusAttackLimit = 1)', () => {
    given(limited('1')).when(bonus('x', 'a')).isRefused('bonus-used')
  })
  it('is made as often as there are abilities (xw.bonusAttackLimit = none)', () => {
    expect(shipOf(play(limited('none'), bonus('x', 'a')), 'x').bonusAttacks).toBe(2)
  })
})
