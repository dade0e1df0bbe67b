import { describe, expect, it } from 'vitest'
import type { AttackCorrection } from '../../model/corrections'
import type { DieResult } from '../../model/dice'
import {
  att,
  attacked,
  attackerWindow,
  attackIn,
  deal,
  def,
  defenderWindow,
  duel,
  given,
  holding,
  lettersOf,
  next,
  play,
  s,
  shipOf,
  shoot,
  skipTo
} from '@kit/systems/xwing'

const correct = (correction: AttackCorrection) => ({ type: 'correctAttack', correction, reason: 'cocked' }) as const
const settled = skipTo(defenderWindow(duel(), 'hhb', 'bb'), 'damage')

describe('corrections of the attack in hand (XW-011, XW-017, XW-023)', () => {
  it('lay its dice anew', () => {
    const state = play(defenderWindow(duel(), 'hhb', 'bb'), correct({ attackDice: ['crit', 'hit'], defenseDice: ['evade'] }))
    expect([lettersOf(state, 'attack'), lettersOf(state, 'defense')]).toEqual(['ch', 'e'])
    expect(attackIn(play(state, next)).left).toEqual({ hits: 0, crits: 1 })
  })
  it('of one die keep what is known of the others: which were rerolled (XW-016)', () => {
    const locked = attackerWindow(holding(duel(), 'a', {}, 'x'), 'hfb')
    const rerolled = play(locked, { type: 'spendToken', pool: 'attack', token: 'lock', dice: [1, 2] }, att('hb'))
    const marks = (...attackDice: readonly DieResult[]) =>
      attackIn(play(rerolled, correct({ attackDice }))).dice.attack?.map(die => die.wasRerolled)
    expect(marks('crit', 'hit', 'blank')).toEqual([false, true, true])
    expect(marks('hit', 'crit', 'blank')).toEqual([false, false, true])
    // Typed in another order, one fewer, or one more.
    expect(marks('blank', 'hit', 'hit')).toEqual([true, true, false])
    expect(marks('hit', 'blank')).toEqual([false, true])
    expect(marks('hit', 'hit', 'blank', 'blank')).toEqual([false, true, true, false])
  })
  it('of one die keep the marks of defense dice, too (XW-021)', () => {
    const window = defenderWindow(duel(), 'hhb', 'eb')
    const change = { kind: 'reroll', dice: [1] } as const
    const rerolled = play(window, { type: 'modifyDice', pool: 'defense', shipId: s('x'), name: 'Trick', change }, def('f'))
    const after = play(rerolled, correct({ defenseDice: ['blank', 'focus'] }))
    expect(attackIn(after).dice.defense?.map(die => die.wasRerolled)).toEqual([false, true])
  })
  it('say what was measured', () => {
    const state = play(play(duel(), shoot('a', 'x')), correct({ range: 3, isObstructed: true }))
    expect(attackIn(state)).toMatchObject({ range: 3, isObstructed: true })
  })
  it('say what is left to deal', () => {
    expect(shipOf(play(play(settled, correct({ hits: 1, crits: 0 })), deal), 'x')).toMatchObject({ shields: 0, facedown: 0 })
    const none = play(settled, correct({ hits: 0 }))
    expect([attackIn(none).isHit, attackIn(play(none, next)).stage]).toEqual([false, 'defenderAbilities'])
  })
  it('are sound, and of what is still open', () => {
    given(duel())
      .when(correct({ range: 1 }))
      .isRefused('no-attack')
    given(settled).when(correct({})).isRefused('nothing-to-change')
    given(settled)
      .when(correct({ hits: -1 }))
      .isRefused('bad-number')
    given(settled)
      .when(correct({ attackDice: ['hit'] }))
      .isRefused('dice-settled')
    given(settled)
      .when(correct({ isObstructed: true }))
      .isRefused('dice-settled')
    given(attacked(duel(), 'hhb'))
      .when(correct({ range: 4 }))
      .isRefused('bad-number')
    given(attacked(duel(), 'hhb'))
      .when(correct({ attackDice: ['evade'] }))
      .isRefused('bad-result')
    given(attacked(duel(), 'hhb'))
      .when(correct({ defenseDice: ['evade'] }))
      .isRefused('roll-first')
    given(attacked(duel(), 'hhb'))
      .when(correct({ crits: 2 }))
      .isRefused('wrong-stage')
    given(play(settled, deal))
      .when(correct({ hits: 2 }))
      .isRefused('wrong-stage')
  })
})
