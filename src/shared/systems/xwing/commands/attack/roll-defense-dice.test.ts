import { describe, expect, it } from 'vitest'
import { diceCount } from '../../derive/dice-count'
import type { DiceModifier } from '../../model/attack'
import type { BattleState } from '../../model/battle'
import {
  attacked,
  attackIn,
  aWeapon,
  def,
  duel,
  effect,
  given,
  holding,
  lettersOf,
  play,
  rolling,
  shoot,
  skipTo,
  torpedoes,
  w
} from '@kit/systems/xwing'

const due = (fields: Parameters<typeof shoot>[2] = {}, state = duel()): BattleState =>
  skipTo(attacked(state, fields.range === 1 ? 'hhhh' : 'hhh', shoot('a', 'x', fields)), 'rollDefense')
const count = (state: BattleState, modifiers: readonly DiceModifier[] = [], min: number | null = null, max: number | null = null): number =>
  diceCount(state, attackIn(state), 'defense', modifiers, { min, max }).total

describe('the number of defense dice (XW-017)', () => {
  it('is the agility of the defender with what effects add and take', () => {
    given(due()).when(rolling('defense')).asks({ purpose: 'xw.roll.defense', die: 'xwDefense', count: 2, actor: 'x' })
    given(due())
      .when(rolling('defense', [effect(2, { side: 'defender' }), effect(-1)]))
      .asks({ count: 3 })
  })
  it('is held by limits of effects, then by 0 and 6', () => {
    expect([count(due(), [effect(3)], null, 4), count(due(), [], 3), count(due(), [effect(-9)]), count(due(), [effect(9)])]).toEqual([
      4, 3, 0, 6
    ])
  })
  it('knows no limit above 6: a higher one counts as 6', () => {
    expect([count(due(), [], 8), count(due(), [effect(9)], null, 9)]).toEqual([6, 6])
    given(due())
      .when(rolling('defense', [], 8))
      .asks({ count: 6 })
  })
  it('is held by the maximum or by the minimum where they exclude each other (xw.limitConflict)', () => {
    expect(count(due(), [], 4, 1)).toBe(1)
    expect(count(due({}, duel({ rulings: { 'xw.limitConflict': 'minimum' } })), [], 4, 1)).toBe(4)
  })
  it('is rolled once, in its stage', () => {
    given(attacked(duel(), 'hhh')).when(rolling('defense')).isRefused('wrong-stage')
    given(due())
      .when(rolling('defense', [], null, -1))
      .isRefused('bad-limits')
    given(duel()).when(rolling('defense')).isRefused('no-attack')
  })
})

describe('defense dice at range 0 (XW-019, XW-Q13)', () => {
  const counted = { 'xw.range0DefenseDice': 'counted' }
  it('are taken by friends and by the GM alone (xw.range0DefenseDice = notCounted)', () => {
    const close = due({ range: 0 })
    expect(count(close, [effect(-1)])).toBe(2)
    expect(diceCount(close, attackIn(close), 'defense', [effect(-1)]).parts[1]).toMatchObject({ notCounted: 'xw.reason.range0' })
    expect(count(close, [effect(-1, { side: 'defender' })])).toBe(1)
    expect(count(close, [effect(-1, { source: 'gm' })])).toBe(1)
    expect(count(close, [effect(1)])).toBe(3)
    expect(count(due({ range: 1 }), [effect(-1)])).toBe(1)
  })
  it('are fewer by an effect of the attacker as they are counted (xw.range0DefenseDice = counted)', () => {
    const close = due({ range: 0 }, duel({ rulings: counted }))
    expect([count(close, [effect(-1)]), count(close, [effect(-1, { side: 'defender' })]), count(close, [effect(1)])]).toEqual([1, 1, 3])
  })
  it('are safe from special weapons, too, and by the edition of 2018 from none', () => {
    const special = duel({ a: { weapons: [aWeapon('cannon', { kind: 'special' })] } })
    expect(count(due({ range: 0 }, special), [effect(-1)])).toBe(2)
    expect(count({ ...due({ range: 0 }), rulings: { 'xw.edition': 'original' } }, [effect(-1)])).toBe(1)
  })
})

describe('what the faces of a defense die show (XW-034)', () => {
  it('are three evades, two focus results and three blanks', () => {
    const six = duel({ x: { agility: 6 } })
    const roll = (...faces: readonly number[]): string => lettersOf(play(due({}, six), rolling('defense'), faces), 'defense')
    expect([roll(1, 2, 3, 4, 5, 6), roll(7, 8, 6, 7, 8, 6)]).toEqual(['ffeeeb', 'bbbbbb'])
    expect(lettersOf(play(due(), rolling('defense'), def('be')), 'defense')).toBe('eb')
  })
})

describe('the bonus of range 3 (XW-035)', () => {
  it('is one defense die, at no other range', () => {
    expect([0, 1, 2, 3].map(range => count(due({ range })))).toEqual([2, 2, 2, 3])
  })
  it('is none against ordnance', () => {
    const state = holding(duel({ a: { weapons: [{ ...torpedoes, attack: 3 }] } }), 'a', {}, 'x')
    const far = due({ range: 3, weaponId: w('torpedoes') }, state)
    expect(count(far)).toBe(2)
    expect(diceCount(far, attackIn(far), 'defense').parts[1]).toEqual({
      label: 'xw.part.rangeBonus',
      value: 1,
      source: 'XW-035',
      notCounted: 'xw.reason.ordnance'
    })
  })
})

describe('an obstructed attack (XW-036)', () => {
  it('adds a defense die', () => {
    expect([count(due({ isObstructed: true })), count(due({ isObstructed: true, range: 3 }))]).toEqual([3, 4])
  })
})
