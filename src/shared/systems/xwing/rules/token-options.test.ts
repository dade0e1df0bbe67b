import { describe, expect, it } from 'vitest'
import { att, attacked, attackerWindow, defenderWindow, duel, holding, play, s, shoot } from '@kit/systems/xwing'
import { tokenOptions } from './token-options'

describe('what may be spent on dice (XW-015, XW-020)', () => {
  const kinds = (state = duel()) => tokenOptions(state).map(({ command, refusal }) => [command.token, refusal])
  it('is the attacker’s, with the dice a lock would best reroll', () => {
    const state = attackerWindow(holding(duel(), 'a', { calculate: 1 }, 'x'), 'ffb')
    expect(kinds(state)).toEqual([
      ['calculate', null],
      ['lock', null],
      ['focus', 'no-token'],
      ['force', 'no-token'],
      ['evade', 'no-use']
    ])
    expect(tokenOptions(state)[1]?.command.dice).toEqual([1, 2])
    expect(
      tokenOptions(attackerWindow(holding(duel(), 'a', { focus: 1 }, 'x'), 'ffb')).find(one => one.command.token === 'lock')?.command.dice
    ).toEqual([2])
  })
  it('leaves out dice that were rerolled before', () => {
    const locked = attackerWindow(holding(duel(), 'a', {}, 'x'), 'hbb')
    const again = holding(play(locked, { type: 'spendToken', pool: 'attack', token: 'lock', dice: [1] }, att('b')), 'a', {}, 'x')
    expect(tokenOptions(again).find(one => one.command.token === 'lock')?.command.dice).toEqual([2])
  })
  it('asks for dice where a lock would better reroll none, and is of no use once all were rerolled', () => {
    const locked = attackerWindow(holding(duel(), 'a', {}, 'x'), 'hhh')
    expect(kinds(locked)).toContainEqual(['lock', 'no-dice'])
    const all = { type: 'spendToken', pool: 'attack', token: 'lock', dice: [0, 1, 2] } as const
    expect(kinds(holding(play(locked, all, att('hhh')), 'a', {}, 'x'))).toContainEqual(['lock', 'no-use'])
  })
  it('rerolls rather than waste the one token on dice that may both have it', () => {
    const rolled = attackerWindow(holding(duel(), 'a', { calculate: 1 }, 'x'), 'hff')
    const change = { kind: 'reroll', dice: [1] } as const
    const again = play(rolled, { type: 'modifyDice', pool: 'attack', shipId: s('a'), name: 'Trick', change }, att('f'))
    expect(tokenOptions(again).find(one => one.command.token === 'lock')?.command.dice).toEqual([2])
  })
  it('is the defender’s', () => {
    expect(kinds(defenderWindow(holding(duel(), 'x', { focus: 1, evade: 1 }), 'hhh', 'eb'))).toEqual([
      ['evade', null],
      ['focus', 'no-use'],
      ['calculate', 'no-token'],
      ['force', 'no-token'],
      ['lock', 'no-use']
    ])
  })
  it('is nothing of the other player’s, and nothing outside the windows', () => {
    expect(kinds(attacked(holding(duel(), 'a', { focus: 1 }), 'hff'))).toContainEqual(['focus', 'wrong-window'])
    expect([kinds(duel()), kinds(play(duel(), shoot('a', 'x')))]).toEqual([[], []])
  })
})
