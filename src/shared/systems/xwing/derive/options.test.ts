import { describe, expect, it } from 'vitest'
import type { Measure } from '../model/battle'
import { att, attacked, attackerWindow, aWeapon, defenderWindow, duel, holding, play, s, shoot, skipTo } from '../testkit'
import { attackOptions, tokenOptions } from './options'

const seen = (targetId: string, range: number, arc: Measure['arc'] = 'front'): Measure => ({
  targetId: s(targetId),
  arc,
  range,
  isObstructed: range === 3
})
const measured = (state = duel(), ...measures: readonly Measure[]) => play(state, { type: 'measureTargets', shipId: s('a'), measures })

describe('what a ship may attack (XW-003, XW-004, XW-005)', () => {
  it('is each enemy in the arc of each weapon, with the reason where it is not', () => {
    const state = measured(holding(duel(), 'a', {}, 'y'), seen('x', 1), seen('x', 1, 'turret'), seen('y', 3))
    expect(attackOptions(state).map(({ command, refusal }) => [command.weaponId, command.defenderId, command.range, refusal])).toEqual([
      ['cannon', 'x', 1, null],
      ['cannon', 'y', 3, null],
      ['torpedoes', 'x', 1, 'out-of-range'],
      ['torpedoes', 'y', 3, null]
    ])
    expect(attackOptions(state)[1]?.command).toMatchObject({ type: 'declareAttack', kind: 'standard', isObstructed: true })
  })
  it('is met by front weapons in the bullseye, which lies inside the front arc', () => {
    const lance = aWeapon('lance', { arc: 'bullseye' })
    const state = measured(duel({ a: { weapons: [aWeapon('cannon'), lance] } }), seen('x', 2, 'bullseye'), seen('y', 1))
    expect(attackOptions(state).map(({ command, refusal }) => [command.weaponId, command.defenderId, command.range, refusal])).toEqual([
      ['cannon', 'x', 2, null],
      ['cannon', 'y', 1, null],
      ['lance', 'x', 2, null]
    ])
  })
  it('is nothing before anybody has measured, and without an enemy in an arc', () => {
    expect([
      attackOptions(duel()),
      attackOptions(measured(duel({ a: { weapons: [aWeapon('tail', { arc: 'rear' })] } }), seen('x', 1)))
    ]).toEqual([[], []])
  })
  it('is a bonus attack in the aftermath', () => {
    const state = skipTo(defenderWindow(duel(), 'bbb', 'bb'), 'attackerBonus')
    expect(attackOptions(measured(state, seen('x', 2)))[0]).toMatchObject({ command: { kind: 'bonus' }, refusal: null })
  })
})

describe('what may be spent on dice (XW-015, XW-020)', () => {
  const kinds = (state = duel()) => tokenOptions(state).map(({ command, refusal }) => [command.token, refusal])
  it('is the attacker’s, with the dice a lock would best reroll', () => {
    const state = attackerWindow(holding(duel(), 'a', { calculate: 1 }, 'x'), 'ffb')
    expect(kinds(state)).toEqual([
      ['calculate', null],
      ['lock', null],
      ['focus', 'no-token'],
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
      ['lock', 'no-use']
    ])
  })
  it('is nothing of the other player’s, and nothing outside the windows', () => {
    expect(kinds(attacked(holding(duel(), 'a', { focus: 1 }), 'hff'))).toContainEqual(['focus', 'wrong-window'])
    expect([kinds(duel()), kinds(play(duel(), shoot('a', 'x')))]).toEqual([[], []])
  })
})
