import { describe, expect, it } from 'vitest'
import { SPENDABLE, type Spendable } from '../../model/attack'
import type { BattleState } from '../../model/battle'
import type { Pool } from '../../model/dice'
import {
  att,
  attacked,
  attackerWindow,
  attackIn,
  defenderWindow,
  duel,
  given,
  holding,
  lettersOf,
  next,
  play,
  rolling,
  shipOf,
  shoot,
  skipTo
} from '@kit/systems/xwing'

const spend = (pool: Pool, token: Spendable, ...dice: readonly number[]) => ({ type: 'spendToken', pool, token, dice }) as const
const at0 = shoot('a', 'x', { range: 0 })

describe('tokens on attack dice (XW-015)', () => {
  const state = attackerWindow(holding(duel(), 'a', { focus: 1 }, 'x', 'y'), 'hfb')
  it('a focus token turns all focus results into hits', () => {
    const after = play(attackerWindow(holding(duel(), 'a', { focus: 2 }), 'ffb'), spend('attack', 'focus'))
    expect([lettersOf(after, 'attack'), shipOf(after, 'a').tokens.focus]).toEqual(['hhb', 1])
  })
  it('a lock on the defender rerolls any number of dice', () => {
    given(state)
      .when(spend('attack', 'lock', 1, 2))
      .asks({ purpose: 'xw.roll.reroll', die: 'xwAttack', count: 2, actor: 'a' })
      .rolling(att('cb'))
      .thenState(after => {
        expect(lettersOf(after, 'attack')).toBe('hcb')
        expect(attackIn(after).dice.attack?.map(die => die.wasRerolled)).toEqual([false, true, true])
        expect(shipOf(after, 'a').locks).toEqual(['y'])
      })
  })
  it('a lock may be spent before or after a focus token', () => {
    const rerolled = play(state, spend('attack', 'lock', 2), att('f'))
    expect(lettersOf(play(rerolled, spend('attack', 'focus')), 'attack')).toBe('hhh')
  })
  it('must be there', () => {
    given(attackerWindow(duel(), 'hfb')).when(spend('attack', 'focus')).isRefused('no-token')
    given(attackerWindow(holding(duel(), 'a', {}, 'y'), 'hfb'))
      .when(spend('attack', 'lock', 0))
      .isRefused('no-lock')
  })
  it('are missed before anybody asks what they would do', () => {
    const nothingToDo = attackerWindow(duel(), 'hhb')
    for (const token of ['focus', 'calculate'] as const) given(nothingToDo).when(spend('attack', token)).isRefused('no-token')
    given(nothingToDo).when(spend('attack', 'lock')).isRefused('no-lock')
    given(defenderWindow(duel(), 'hhh', 'ee'))
      .when(spend('defense', 'evade'))
      .isRefused('no-token')
  })
})

describe('tokens on defense dice (XW-020)', () => {
  const state = defenderWindow(holding(duel(), 'x', { focus: 1, evade: 1 }), 'hhh', 'fb')
  it('a focus token turns all focus results into evades', () => {
    const after = play(state, spend('defense', 'focus'))
    expect([lettersOf(after, 'defense'), shipOf(after, 'x').tokens.focus]).toEqual(['eb', 0])
  })
  it('an evade token changes one result, blanks first unless one is named', () => {
    expect(lettersOf(play(state, spend('defense', 'evade')), 'defense')).toBe('fe')
    expect(lettersOf(play(state, spend('defense', 'evade', 0)), 'defense')).toBe('eb')
    given(state)
      .when(spend('defense', 'evade', 0, 1))
      .isRefused('no-use')
    given(defenderWindow(holding(duel(), 'x', { evade: 1 }), 'hhh', 'eb'))
      .when(spend('defense', 'evade', 0))
      .isRefused('no-use')
  })
  it('are the defender’s, in the second window', () => {
    const early = skipTo(attacked(holding(duel(), 'x', { evade: 1 }), 'hhh'), 'rollDefense')
    given(early).when(spend('defense', 'evade')).isRefused('roll-first')
    given(play(early, rolling('defense'), [6, 6]))
      .when(spend('defense', 'evade'))
      .isRefused('wrong-window')
  })
})

describe('what an evade token does (XW-037)', () => {
  const spent = (value: string, dice: string): string => {
    const state = defenderWindow(holding(duel({ rulings: { 'xw.evadeToken': value } }), 'x', { evade: 1 }), 'hhh', dice)
    return lettersOf(play(state, spend('defense', 'evade')), 'defense')
  }
  it('changes a blank or a focus result (xw.evadeToken = changeResult)', () => {
    expect([spent('changeResult', 'eb'), spent('changeResult', 'ef')]).toEqual(['ee', 'ee'])
    given(defenderWindow(holding(duel(), 'x', { evade: 1 }), 'hhh', 'ee'))
      .when(spend('defense', 'evade'))
      .isRefused('no-use')
  })
  it('adds an evade (xw.evadeToken = addResult)', () => {
    expect([spent('addResult', 'eb'), spent('addResult', 'ee')]).toEqual(['ebe', 'eee'])
  })
})

describe.each(['calculate', 'force'] as const)('a %s token (XW-037)', token => {
  it('turns one focus result', () => {
    const state = attackerWindow(holding(duel(), 'a', { [token]: 2 }), 'ffb')
    const once = play(state, spend('attack', token))
    expect([lettersOf(once, 'attack'), shipOf(once, 'a').tokens[token]]).toEqual(['hfb', 1])
    expect(lettersOf(play(once, spend('attack', token, 1)), 'attack')).toBe('hhb')
    expect(lettersOf(play(defenderWindow(holding(duel(), 'x', { [token]: 1 }), 'hhh', 'ff'), spend('defense', token)), 'defense')).toBe(
      'ef'
    )
    given(state)
      .when(spend('attack', token, 2))
      .isRefused('no-use')
  })
})

describe('a token that changes nothing (XW-037)', () => {
  it('is not spent', () => {
    const state = attackerWindow(holding(duel(), 'a', { focus: 1, calculate: 1, force: 1, evade: 1 }, 'x'), 'hhb')
    const others = SPENDABLE.filter(token => token !== 'lock')
    for (const token of others) given(state).when(spend('attack', token)).isRefused('no-use')
    // It might still reroll any of them, once they are chosen.
    given(state).when(spend('attack', 'lock')).isRefused('no-dice')
    given(defenderWindow(holding(duel(), 'x', {}, 'a'), 'hhh', 'bb'))
      .when(spend('defense', 'lock', 0))
      .isRefused('no-use')
  })
  it('is spent on dice of this attack that are still open', () => {
    given(duel()).when(spend('attack', 'focus')).isRefused('no-attack')
    const state = attackerWindow(holding(duel(), 'a', { focus: 1 }, 'x'), 'hfb')
    given(state)
      .when(spend('attack', 'lock', 3))
      .isRefused('no-such-die')
    given(state)
      .when(spend('attack', 'lock', 1, 1))
      .isRefused('no-such-die')
    const settled = skipTo(defenderWindow(holding(duel(), 'a', { focus: 1 }), 'hfb', 'bb'), 'damage')
    given(settled).when(spend('attack', 'focus')).isRefused('dice-settled')
  })
})

describe('a die rerolled with a lock (XW-016)', () => {
  it('is not rerolled with another', () => {
    const state = play(attackerWindow(holding(duel(), 'a', {}, 'x'), 'hbb'), spend('attack', 'lock', 1), att('b'))
    const again = holding(state, 'a', {}, 'x')
    given(again)
      .when(spend('attack', 'lock', 1, 2))
      .isRefused('already-rerolled')
    expect(lettersOf(play(again, spend('attack', 'lock', 2), att('c')), 'attack')).toBe('hbc')
  })
})

describe('tokens at range 0 (XW-014, XW-019)', () => {
  /** The attacker’s window is passed over; the GM might still force it. */
  const close = attacked(holding(holding(duel(), 'a', { focus: 1 }, 'x'), 'x', { focus: 1 }), 'hfb', at0)
  it('of the attacker modify nothing', () => {
    given(close)
      .when(next)
      .then(
        { type: 'stagePassed', attackId: 'a1', stage: 'attackerModifiesAttack' },
        { type: 'stageEntered', attackId: 'a1', stage: 'rollDefense' }
      )
    const inWindow: BattleState = { ...close, attacks: [{ ...attackIn(close), stage: 'attackerModifiesAttack' }] }
    given(inWindow).when(spend('attack', 'focus')).isRefused('range-0')
    given(inWindow)
      .when(spend('attack', 'lock', 2))
      .isRefused('range-0')
  })
  it('of the defender modify defense dice as ever', () => {
    const state = defenderWindow(holding(duel(), 'x', { focus: 1 }), 'hhh', 'ff', at0)
    expect(lettersOf(play(state, spend('defense', 'focus')), 'defense')).toBe('ee')
  })
  it('do as elsewhere by the edition of 2018', () => {
    const state = attackerWindow(holding(duel({ rulings: { 'xw.edition': 'original' } }), 'a', { focus: 1 }), 'hfb')
    const forced: BattleState = { ...state, attacks: [{ ...attackIn(state), range: 0 }] }
    expect(lettersOf(play(forced, spend('attack', 'focus')), 'attack')).toBe('hhb')
  })
})
