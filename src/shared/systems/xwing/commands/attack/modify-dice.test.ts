import { describe, expect, it } from 'vitest'
import type { DiceChange } from '../../model/attack'
import type { BattleState } from '../../model/battle'
import type { Pool } from '../../model/dice'
import {
  att,
  attacked,
  attackerWindow,
  attackIn,
  aWeapon,
  def,
  defenderWindow,
  duel,
  given,
  having,
  lettersOf,
  next,
  play,
  rolling,
  s,
  shoot,
  skipTo
} from '@kit/systems/xwing'

const modify = (pool: Pool, ship: string, change: DiceChange, name = 'Trick') =>
  ({ type: 'modifyDice', pool, shipId: s(ship), name, change }) as const
const reroll = (...dice: readonly number[]): DiceChange => ({ kind: 'reroll', dice })
const toHit = (...dice: readonly number[]): DiceChange => ({ kind: 'change', dice, to: 'hit' })
const at0 = shoot('a', 'x', { range: 0 })
/** Defense dice on the table; the attacker speaks. */
const inAnswer = (dice: string, command = shoot('a', 'x'), state = duel()): BattleState =>
  play(skipTo(attacked(state, 'hhh', command), 'rollDefense'), rolling('defense'), def(dice))

describe('abilities on attack dice (XW-013)', () => {
  it('are the defender’s first and the attacker’s after', () => {
    const first = attacked(duel(), 'hhb')
    given(first)
      .when(modify('attack', 'a', toHit(2)))
      .isRefused('wrong-window')
    expect(lettersOf(play(first, modify('attack', 'x', reroll(0)), att('b')), 'attack')).toBe('bhb')
    const then = play(first, next)
    given(then)
      .when(modify('attack', 'x', reroll(0)))
      .isRefused('wrong-window')
    expect(lettersOf(play(then, modify('attack', 'a', toHit(2))), 'attack')).toBe('hhh')
  })
  it('may be those of any ship of the player who speaks', () => {
    expect(lettersOf(play(attackerWindow(duel(), 'hhb'), modify('attack', 'b', toHit(2))), 'attack')).toBe('hhh')
    expect(lettersOf(play(attacked(duel(), 'hhb'), modify('attack', 'y', { kind: 'change', dice: [0], to: 'blank' })), 'attack')).toBe(
      'bhb'
    )
  })
  it('change, add and remove dice', () => {
    const state = attackerWindow(duel(), 'hfb')
    expect(lettersOf(play(state, modify('attack', 'a', { kind: 'change', dice: [1, 2], to: 'crit' })), 'attack')).toBe('hcc')
    expect(lettersOf(play(state, modify('attack', 'a', { kind: 'add', result: 'focus' })), 'attack')).toBe('hfbf')
    expect(lettersOf(play(state, modify('attack', 'a', { kind: 'remove', dice: [0, 2] })), 'attack')).toBe('f')
  })
  it('are sound', () => {
    const state = attackerWindow(duel(), 'hfb')
    const refuses = (change: DiceChange, code: 'no-dice' | 'no-such-die' | 'bad-result'): void => {
      given(state)
        .when(modify('attack', 'a', change))
        .isRefused(code)
    }
    refuses(reroll(), 'no-dice')
    refuses(reroll(3), 'no-such-die')
    refuses({ kind: 'change', dice: [0], to: 'evade' }, 'bad-result')
    refuses({ kind: 'add', result: 'evade' }, 'bad-result')
    given(state)
      .when(modify('attack', 'a', toHit(2), ' '))
      .isRefused('bad-name')
    given(state)
      .when(modify('attack', 'z', toHit(2)))
      .isRefused('no-such-ship')
    given(having(state, 'b', { status: 'removed' }))
      .when(modify('attack', 'b', toHit(2)))
      .isRefused('out-of-play')
    given(play(duel(), shoot('a', 'x')))
      .when(modify('attack', 'a', toHit(0)))
      .isRefused('roll-first')
    const full: BattleState = {
      ...state,
      attacks: [
        { ...attackIn(state), dice: { attack: Array.from({ length: 20 }, () => ({ result: 'hit', wasRerolled: false })), defense: null } }
      ]
    }
    given(full)
      .when(modify('attack', 'a', { kind: 'add', result: 'hit' }))
      .isRefused('no-use')
  })
})

describe('attack dice of a primary attack at range 0 (XW-014)', () => {
  /** In the attacker’s window, which is passed over unless third ships may speak. */
  const inWindow = (value: string): BattleState => {
    const state = attacked(duel({ rulings: { 'xw.range0ThirdParty': value } }), 'hhb', at0)
    return { ...state, attacks: [{ ...attackIn(state), stage: 'attackerModifiesAttack' }] }
  }
  it('are modified by the defender', () => {
    expect(lettersOf(play(attacked(duel(), 'hhb', at0), modify('attack', 'x', reroll(0)), att('b')), 'attack')).toBe('bhb')
  })
  it('are modified by no other ship (xw.range0ThirdParty = forbidden)', () => {
    given(inWindow('forbidden'))
      .when(modify('attack', 'a', toHit(2)))
      .isRefused('range-0')
    given(inWindow('forbidden'))
      .when(modify('attack', 'b', toHit(2)))
      .isRefused('range-0')
    given(attacked(duel(), 'hhb', at0))
      .when(modify('attack', 'y', reroll(0)))
      .isRefused('range-0')
  })
  it('are modified by ships that do not fight (xw.range0ThirdParty = allowed)', () => {
    const open = play(attacked(duel({ rulings: { 'xw.range0ThirdParty': 'allowed' } }), 'hhb', at0), next)
    expect(attackIn(open).stage).toBe('attackerModifiesAttack')
    expect(lettersOf(play(open, modify('attack', 'b', toHit(2))), 'attack')).toBe('hhh')
    given(open)
      .when(modify('attack', 'a', toHit(2)))
      .isRefused('range-0')
  })
  it('of a special weapon are modified as elsewhere', () => {
    const special = duel({ a: { weapons: [aWeapon('cannon', { kind: 'special' })] } })
    expect(lettersOf(play(attackerWindow(special, 'hhb', at0), modify('attack', 'a', toHit(2))), 'attack')).toBe('hhh')
  })
})

describe('dice added to a primary attack at range 0 (XW-012)', () => {
  const added: DiceChange = { kind: 'add', result: 'hit' }
  const allowed: DiceChange = { ...added, isAllowedAtRange0: true }
  it('are none while the dice are modified, whoever adds them', () => {
    given(attacked(duel(), 'hhb', at0))
      .when(modify('attack', 'x', added))
      .isRefused('range-0')
    const open = play(attacked(duel({ rulings: { 'xw.range0ThirdParty': 'allowed' } }), 'hhb', at0), next)
    given(open)
      .when(modify('attack', 'b', added))
      .isRefused('range-0')
    given(open)
      .when(modify('attack', 'b', added))
      .forced()
      .thenState(state => expect(lettersOf(state, 'attack')).toBe('hhbh'))
  })
  it('come with an effect that says it counts there', () => {
    expect(lettersOf(play(attacked(duel(), 'hhb', at0), modify('attack', 'x', allowed)), 'attack')).toBe('hhbh')
  })
  it('by the attacker would be modified dice even so (XW-014)', () => {
    const open = play(attacked(duel({ rulings: { 'xw.range0ThirdParty': 'allowed' } }), 'hhb', at0), next)
    given(open)
      .when(modify('attack', 'a', allowed))
      .isRefused('range-0')
  })
  it('are free elsewhere: at other ranges, by special weapons, on defense dice, and in the edition of 2018', () => {
    expect(lettersOf(play(attacked(duel(), 'hhb'), modify('attack', 'x', added)), 'attack')).toBe('hhbh')
    const special = duel({ a: { weapons: [aWeapon('cannon', { kind: 'special' })] } })
    expect(lettersOf(play(attacked(special, 'hhb', at0), modify('attack', 'x', added)), 'attack')).toBe('hhbh')
    expect(lettersOf(play(inAnswer('eb', at0), modify('defense', 'x', { kind: 'add', result: 'evade' })), 'defense')).toBe('ebe')
    const close = attacked(duel(), 'hhb', at0)
    const original = { ...close, rulings: { 'xw.edition': 'original' } }
    expect(lettersOf(play(original, modify('attack', 'x', added)), 'attack')).toBe('hhbh')
  })
})

describe('a rerolled attack die (XW-016)', () => {
  it('is not rerolled again, whoever asks', () => {
    const state = play(attacked(duel(), 'hhb'), modify('attack', 'x', reroll(0)), att('b'))
    given(state)
      .when(modify('attack', 'x', reroll(0)))
      .isRefused('already-rerolled')
    given(play(state, next))
      .when(modify('attack', 'a', reroll(0, 2)))
      .isRefused('already-rerolled')
    expect(lettersOf(play(play(state, next), modify('attack', 'a', reroll(2)), att('c')), 'attack')).toBe('bhc')
  })
})

describe('abilities on defense dice (XW-018)', () => {
  it('are the attacker’s first and the defender’s after', () => {
    const first = inAnswer('eb')
    given(first)
      .when(modify('defense', 'x', reroll(1)))
      .isRefused('wrong-window')
    expect(lettersOf(play(first, modify('defense', 'a', { kind: 'remove', dice: [0] })), 'defense')).toBe('b')
    const then = play(first, next)
    given(then)
      .when(modify('defense', 'a', { kind: 'remove', dice: [0] }))
      .isRefused('wrong-window')
    expect(lettersOf(play(then, modify('defense', 'y', reroll(1)), def('e')), 'defense')).toBe('ee')
  })
})

describe('defense dice at range 0 (XW-019)', () => {
  it('are out of the enemy’s reach, and that window is passed over', () => {
    const state = inAnswer('eb', at0)
    expect(attackIn(state).stage).toBe('defenderModifiesDefense')
    const inWindow: BattleState = { ...state, attacks: [{ ...attackIn(state), stage: 'attackerModifiesDefense' }] }
    for (const ship of ['a', 'b'])
      given(inWindow)
        .when(modify('defense', ship, { kind: 'remove', dice: [0] }))
        .isRefused('range-0')
  })
  it('are so against special weapons, too; friends may help', () => {
    const special = duel({ a: { weapons: [aWeapon('cannon', { kind: 'special' })] } })
    expect(attackIn(inAnswer('eb', at0, special)).stage).toBe('defenderModifiesDefense')
    expect(lettersOf(play(inAnswer('eb', at0), modify('defense', 'y', reroll(1)), def('e')), 'defense')).toBe('ee')
    const state = inAnswer('eb', at0, special)
    const inWindow: BattleState = { ...state, attacks: [{ ...attackIn(state), stage: 'attackerModifiesDefense' }] }
    given(inWindow)
      .when(modify('defense', 'a', reroll(0)))
      .isRefused('range-0')
  })
})

describe('a rerolled defense die (XW-021)', () => {
  it('is not rerolled again', () => {
    const state = play(defenderWindow(duel(), 'hhh', 'eb'), modify('defense', 'x', reroll(1)), def('b'))
    given(state)
      .when(modify('defense', 'x', reroll(1)))
      .isRefused('already-rerolled')
    given(state)
      .when(modify('defense', 'y', reroll(0)))
      .asks({ purpose: 'xw.roll.reroll', die: 'xwDefense', count: 1, actor: 'y' })
  })
})
