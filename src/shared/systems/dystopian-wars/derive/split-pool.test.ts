import { describe, expect, it } from 'vitest'
import { present } from '../../../kernel/present'
import type { BattleState, Fire, FirePart } from '../model/battle'
import type { Modifier } from '../model/modifier'
import { aimedDice, PLAIN_AIM } from '../rules/roll-fire'
import { attack, attacksIn, counter, duel, given, havingUnit, next, play, playAll, roll, shot } from '@kit/systems/dystopian-wars'
import { findAttack } from '../state'
import { sharesBefore, unaimedDice } from './split-pool'

/** This many dice of the gun of `a`, which has 8 up to 8", 6 up to 16" and 3 up to 24". */
const split = (splitDice: number, fields: Partial<FirePart> = {}): Fire => ({
  parts: [shot('a', 'gun', fields)],
  option: 'split',
  splitDice
})
const HIDDEN = { obstructions: 1 } as const
const FAR = { rangeInches: 24 } as const
const UP = { 'dw.halfRounding': 'up' } as const
/** Both declared, in this order, and nobody answering: at step 6. */
const declared = (one: Fire, other: Fire, rulings: BattleState['rulings'] = {}): BattleState =>
  playAll(duel({ rulings }), attack(one, 'x'), attack(other, 'y'), next)
const misses = (count: number): readonly number[] => Array.from({ length: count }, () => 1)
/** Dice of `a1` and `a2` as the list shows them and the engine asks for them, when `first` is rolled first. */
function rolledDice(state: BattleState, first: 'a1' | 'a2'): readonly [number, number] {
  const second = first === 'a1' ? 'a2' : 'a1'
  const shown = (now: BattleState, id: string): number => aimedDice(now, present(findAttack(now, id), id), PLAIN_AIM).total
  const one = shown(state, first)
  const half = play(state, roll(first), misses(one))
  const other = shown(half, second)
  given(half).when(roll(second)).asks({ count: other })
  return [one, other]
}

describe('shares of a split gun at targets of which one is obstructed (DW-005, DW-006)', () => {
  it('have half of their own dice, in whichever order they are declared and rolled', () => {
    const hiddenFirst = declared(split(4, HIDDEN), split(4))
    const clearFirst = declared(split(4), split(4, HIDDEN))
    expect([rolledDice(hiddenFirst, 'a1'), rolledDice(hiddenFirst, 'a2')]).toEqual([
      [2, 4],
      [4, 2]
    ])
    expect([rolledDice(clearFirst, 'a1'), rolledDice(clearFirst, 'a2')]).toEqual([
      [4, 2],
      [2, 4]
    ])
  })
  it('escape no halving by shares of one die: half of the gun is the limit', () => {
    const ones = playAll(duel(), ...Array.from({ length: 4 }, () => attack(split(1, HIDDEN), 'x')))
    expect(attacksIn(ones)).toHaveLength(4)
    given(ones)
      .when(attack(split(1, HIDDEN), 'x'))
      .isRefused('too-many-dice')
    expect(attacksIn(play(ones, attack(split(4), 'y')))).toHaveLength(5)
  })
  it.each([
    [1, 7, 1, 4],
    [3, 5, 2, 3],
    [5, 3, 3, 2],
    [7, 1, 4, 1]
  ])('are each rounded up on their own, %i and %i dice in either order (dw.halfRounding = up)', (first, second, one, other) => {
    const state = declared(split(first, HIDDEN), split(second, HIDDEN), UP)
    expect([rolledDice(state, 'a1'), rolledDice(state, 'a2')]).toEqual([
      [one, other],
      [other, one]
    ])
  })
  it('escape no halving where it rounds up: one die and half of the others are the limit (dw.halfRounding = up)', () => {
    const ones = (count: number, fields: Partial<FirePart>): BattleState =>
      playAll(duel({ rulings: UP }), ...Array.from({ length: count }, () => attack(split(1, fields), 'x')))
    given(ones(5, HIDDEN))
      .when(attack(split(1, HIDDEN), 'y'))
      .isRefused('too-many-dice')
    given(ones(2, { ...HIDDEN, ...FAR }))
      .when(attack(split(1, { ...HIDDEN, ...FAR }), 'y'))
      .isRefused('too-many-dice')
    expect(attacksIn(play(ones(5, HIDDEN), attack(split(3), 'y')))).toHaveLength(6)
  })
  it('have all their dice once the line of sight is clear (DW-039)', () => {
    given(declared(split(4, HIDDEN), split(4)))
      .when({ type: 'rollAttack', attackId: 'a1', toHit: null, modifiers: [], clearedIds: [shot('a').combatantId] })
      .asks({ count: 4 })
  })
})

describe('shares of a split gun at two distances (DW-003, DW-006)', () => {
  it.each([
    ['near, then far', split(5), split(3, FAR)],
    ['far, then near', split(3, FAR), split(5)]
  ])('are as lawful %s, and both are rolled whichever comes first', (_order, one, other) => {
    const state = declared(one, other)
    const dice = [one.splitDice, other.splitDice]
    expect([rolledDice(state, 'a1'), rolledDice(state, 'a2')]).toEqual([dice, [...dice].reverse()])
  })
  it('are no more far away together than the gun has far away, and no more in all than it has near', () => {
    const far = play(duel(), attack(split(2, FAR), 'x'))
    given(far)
      .when(attack(split(2, FAR), 'y'))
      .isRefused('too-many-dice')
    given(far)
      .when(attack(split(7), 'y'))
      .isRefused('too-many-dice')
    expect(attacksIn(play(far, attack(split(6), 'y')))).toHaveLength(2)
    given(play(duel(), attack(split(6), 'x')))
      .when(attack(split(3, FAR), 'y'))
      .isRefused('too-many-dice')
  })
})

describe('shares of a split gun near and far of which some are obstructed (DW-003, DW-005, DW-006)', () => {
  it.each([
    ['obstructed near, clear far', split(4, HIDDEN), split(3, FAR), [2, 3]],
    ['clear far, obstructed near', split(3, FAR), split(4, HIDDEN), [3, 2]],
    ['clear near, obstructed far', split(5), split(3, { ...FAR, ...HIDDEN }), [5, 1]],
    ['obstructed far, clear near', split(3, { ...FAR, ...HIDDEN }), split(5), [1, 5]]
  ])('have half of the obstructed and all of the clear one: %s', (_order, one, other, dice) => {
    const state = declared(one, other)
    expect([rolledDice(state, 'a1'), rolledDice(state, 'a2')]).toEqual([dice, [...dice].reverse()])
  })
  it('are each halved as often as obstructed, and neither limits the other (dw.obstruction = twice)', () => {
    const state = declared(split(4, { obstructions: 2 }), split(3, { ...FAR, ...HIDDEN }), { 'dw.obstruction': 'twice' })
    expect(rolledDice(state, 'a1')).toEqual([1, 1])
  })
})

describe('a bonus on one share (DW-006, DW-041)', () => {
  const state = declared(split(4), split(4))
  const withMore = (value: number, side: Modifier['side']) =>
    ({
      type: 'rollAttack',
      attackId: 'a1',
      toHit: null,
      modifiers: [{ source: 'mar', side, name: 'Trick', value }],
      clearedIds: []
    }) as const
  it('takes no dice from the next, nor does what a defender takes away give it some', () => {
    given(play(state, withMore(3, 'attacker'), misses(7)))
      .when(roll('a2'))
      .asks({ count: 4 })
    const lessened = havingUnit(play(state, withMore(-3, 'defender'), misses(1)), 'a', { hp: 4 })
    given(lessened).when(roll('a2')).asks({ count: 2 })
  })
  it('is what the log says besides the share', () => {
    given(state)
      .when(withMore(3, 'attacker'))
      .rolling(misses(7))
      .thenAmong(event => event.type === 'attackRolled' && event.dice === 7 && event.share?.taken === 4 && event.share.left === 4)
  })
})

describe('shares after damage (DW-004, DW-038)', () => {
  it('go as far as the gun still does', () => {
    const hurt = havingUnit(declared(split(4), split(4)), 'a', { hp: 4 })
    expect([rolledDice(hurt, 'a1'), rolledDice(hurt, 'a2')]).toEqual([
      [4, 2],
      [4, 2]
    ])
  })
  it('of Ack Ack in steps 4 and 5 too, which roll together (DW-019)', () => {
    const aa = (splitDice: number): Fire => ({ parts: [shot('x', 'aa')], option: 'split', splitDice })
    const start = playAll(duel(), attack('f', 'x', 'aa'), attack('f', 'x', 'ordnance'), next)
    const answered = playAll(start, counter(aa(3), 'f'), counter(aa(2), 'f'), next)
    const hurt = havingUnit(answered, 'x', { hp: 4 })
    const shares = attacksIn(hurt).filter(one => one.role === 'counter')
    expect(shares.map(one => aimedDice(hurt, one, PLAIN_AIM).total)).toEqual([3, 0])
    given(hurt)
      .when({ type: 'resolveTinyFlyers', rolls: [] })
      .rolling(misses(5))
      .asks({ actor: 'x', count: 3 })
      .rolling(misses(3))
      .thenAmong(
        event => event.type === 'attackRolled' && event.attackId === 'a3' && event.dice === 3,
        event => event.type === 'attackRolled' && event.attackId === 'a4' && event.dice === 0
      )
    given(answered)
      .when({ type: 'resolveTinyFlyers', rolls: [] })
      .rolling(misses(5), misses(3), misses(2))
      .thenAmong(event => event.type === 'attackRolled' && event.attackId === 'a4' && event.dice === 2)
  })
})

describe('what others of a split gun have used (DW-006, DW-038)', () => {
  const both = playAll(duel(), attack(split(3), 'x'), attack(split(5), 'y'), attack('b', 'x'), next)
  const used = (state: BattleState) => attacksIn(state).map(one => sharesBefore(state, one).map(({ share }) => share.taken))
  it('is what they have rolled; its own counts for nothing, nor do other guns', () => {
    expect(used(play(both, roll('a1'), misses(3)))).toEqual([[], [3], []])
  })
  it('is nothing before a roll', () => {
    expect(used(both)).toEqual([[], [], []])
  })
})

describe('dice of a split gun that nobody has aimed (DW-006)', () => {
  const left = (...shares: readonly number[]): readonly number[] =>
    unaimedDice(playAll(duel(), ...shares.map(dice => attack(split(dice), 'x')))).map(({ dice }) => dice)
  it('are those that its shares leave', () => {
    expect([left(4), left(4, 1), left(4, 4)]).toEqual([[4], [3], []])
  })
  it('are none of a gun that is not split', () => {
    expect(unaimedDice(playAll(duel(), attack('a', 'x')))).toEqual([])
  })
})
