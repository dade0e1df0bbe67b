import { describe, expect, it } from 'vitest'
import { facesProblem } from '../../../../core/dice/run-rule'
import { diceCount } from '../../derive/dice-count'
import type { DiceModifier } from '../../model/attack'
import type { BattleState } from '../../model/battle'
import {
  aShip,
  aSquad,
  att,
  attacked,
  attackIn,
  aWeapon,
  battle,
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

const declared = (fields: Parameters<typeof shoot>[2] = {}, state = duel()): BattleState => play(state, shoot('a', 'x', fields))
const count = (state: BattleState, modifiers: readonly DiceModifier[] = [], min: number | null = null, max: number | null = null): number =>
  diceCount(state, attackIn(state), 'attack', modifiers, { min, max }).total
const gm = (value: number) => effect(value, { source: 'gm', name: 'GM' })

describe('the number of attack dice (XW-011)', () => {
  it('is the attack value with what effects add and take', () => {
    given(declared()).when(rolling('attack')).asks({ purpose: 'xw.roll.attack', die: 'xwAttack', count: 3, actor: 'a' })
    given(declared())
      .when(rolling('attack', [effect(1), effect(-2, { side: 'defender' })]))
      .asks({ count: 2 })
  })
  it('is held by limits of effects after all modifiers', () => {
    expect(count(declared(), [effect(2)], null, 4)).toBe(4)
    expect(count(declared(), [effect(9)], null, 4)).toBe(4)
    expect(count(declared(), [effect(-2)], 2)).toBe(2)
    expect(count(declared(), [effect(2), effect(-2)], null, 3)).toBe(3)
  })
  it('is never below 0 nor above 6', () => {
    expect([count(declared(), [effect(-9)]), count(declared(), [effect(9)])]).toEqual([0, 6])
    given(declared())
      .when(rolling('attack', [effect(-9)]))
      .thenAmong({ type: 'diceRolled', attackId: 'a1', pool: 'attack', count: 0, faces: [], dice: [], modifiers: [effect(-9)] })
  })
  it('knows no limit above 6: a higher one counts as 6', () => {
    expect([count(declared(), [], 7), count(declared(), [effect(9)], null, 8), count(declared(), [], 9, 7)]).toEqual([6, 6, 6])
    expect(diceCount(declared(), attackIn(declared()), 'attack', [], { min: 8, max: null }).parts).toEqual([
      { label: 'xw.part.attackValue', value: 3, source: 'XW-011' },
      { label: 'xw.part.minimum', value: 3, source: 'XW-011' }
    ])
    given(declared())
      .when(rolling('attack', [], 7))
      .asks({ count: 6 })
  })
  it('is held by the maximum where the minimum lies above it, and nobody is refused (xw.limitConflict = maximum)', () => {
    expect([count(declared(), [], 5, 2), count(declared(), [effect(-3)], 5, 2), count(declared(), [effect(3)], 5, 2)]).toEqual([2, 2, 2])
    given(declared())
      .when(rolling('attack', [], 5, 2))
      .asks({ count: 2 })
    expect(diceCount(declared(), attackIn(declared()), 'attack', [], { min: 5, max: 2 }).parts).toEqual([
      { label: 'xw.part.attackValue', value: 3, source: 'XW-011' },
      { label: 'xw.part.maximum', value: -1, source: 'XW-011' }
    ])
  })
  it('is held by the minimum where it lies above the maximum (xw.limitConflict = minimum)', () => {
    const state = declared({}, duel({ rulings: { 'xw.limitConflict': 'minimum' } }))
    expect([count(state, [], 5, 2), count(state, [effect(3)], 5, 2), count(state, [], 2, 5)]).toEqual([5, 5, 3])
    given(state)
      .when(rolling('attack', [], 5, 2))
      .asks({ count: 5 })
  })
  it('is told with its reasons', () => {
    expect(diceCount(declared({ range: 1 }), attackIn(declared({ range: 1 })), 'attack', [effect(4)]).parts).toEqual([
      { label: 'xw.part.attackValue', value: 3, source: 'XW-011' },
      { label: 'xw.part.rangeBonus', value: 1, source: 'XW-035' },
      { label: 'xw.part.attacker', value: 4, source: 'XW-011', values: { name: 'Trick' } },
      { label: 'xw.part.cap', value: -2, source: 'XW-011' }
    ])
  })
  it('takes sound modifiers and limits, once, in its stage', () => {
    given(declared())
      .when(rolling('attack', [effect(0)]))
      .isRefused('bad-modifier')
    given(declared())
      .when(rolling('attack', [effect(1, { name: 'x'.repeat(401) })]))
      .isRefused('bad-modifier')
    given(declared())
      .when(rolling('attack', [], null, -1))
      .isRefused('bad-limits')
    given(attacked(duel(), 'hhh')).when(rolling('attack')).isRefused('wrong-stage')
    given(duel()).when(rolling('attack')).isRefused('no-attack')
  })
})

describe('a primary attack at range 0 (XW-012)', () => {
  const close = declared({ range: 0 })
  it('gains no dice, unless the effect says so itself or the GM does', () => {
    expect(count(close, [effect(1)])).toBe(3)
    expect(count(close, [effect(1, { isAllowedAtRange0: true })])).toBe(4)
    expect(count(close, [gm(1)])).toBe(4)
    expect(diceCount(close, attackIn(close), 'attack', [effect(1)]).parts[1]).toMatchObject({ notCounted: 'xw.reason.range0' })
  })
  it('may be raised by a minimum above the attack value (xw.range0Minimum = raises)', () => {
    expect([count(close, [], 5), count(close, [effect(-2)], 5)]).toEqual([5, 5])
  })
  it('has lost dice given back by a minimum, and none beyond the attack value (xw.range0Minimum = addsNone)', () => {
    const rulings = { 'xw.range0Minimum': 'addsNone' }
    const state = declared({ range: 0 }, duel({ rulings }))
    expect([count(state, [], 5), count(state, [effect(-2)], 5), count(state, [effect(-2)], 2), count(state, [gm(1)], 5)]).toEqual([
      3, 3, 2, 4
    ])
    expect(diceCount(state, attackIn(state), 'attack', [effect(-2)], { min: 5, max: null }).parts.slice(2)).toEqual([
      { label: 'xw.part.minimum', value: 2, source: 'XW-012' },
      { label: 'xw.part.minimum', value: 2, source: 'XW-012', notCounted: 'xw.reason.range0' }
    ])
    expect(count(declared({ range: 2 }, duel({ rulings })), [], 5)).toBe(5)
    const special = duel({ a: { weapons: [aWeapon('cannon', { kind: 'special' })] }, rulings })
    expect(count(declared({ range: 0 }, special), [], 5)).toBe(5)
  })
  it('loses dice as others do', () => {
    expect(count(close, [effect(-1)])).toBe(2)
  })
  it('alone is bound by it', () => {
    expect(count(declared({ range: 1 }), [effect(1)])).toBe(5)
    const special = duel({ a: { weapons: [aWeapon('cannon', { kind: 'special' })] } })
    expect(count(declared({ range: 0 }, special), [effect(1)])).toBe(4)
  })
})

describe('all dice (XW-032)', () => {
  it('are rolled: fewer are no answer', () => {
    const request = { purpose: 'xw.roll.attack', die: 'xwAttack', count: 3, actor: 'a' } as const
    given(declared()).when(rolling('attack')).asks(request)
    expect(facesProblem(request, att('hh'))).toEqual({ code: 'wrong-count', expected: 3, read: 2 })
  })
})

describe('dice a player lacks (XW-033)', () => {
  const ours = { ...aSquad('ours', aShip('a')), attackDiceOwned: 2 }
  const theirs = { ...aSquad('theirs', aShip('x', { agility: 3 })), defenseDiceOwned: 2 }
  const poor = play(battle(ours, theirs), { type: 'beginEngagement' })
  it('are rolled after the others and are not rerolled ones', () => {
    given(declared({ range: 1 }, poor))
      .when(rolling('attack'))
      .asks({ purpose: 'xw.roll.attack', count: 2 })
      .rolling(att('hb'))
      .asks({ purpose: 'xw.roll.more', count: 2, actor: 'a' })
      .rolling(att('cf'))
      .thenState(state => {
        expect(lettersOf(state, 'attack')).toBe('hcfb')
        expect(attackIn(state).dice.attack?.some(die => die.wasRerolled)).toBe(false)
      })
  })
  it('are asked of each player by what that player has', () => {
    const rolled = play(declared({}, poor), rolling('attack'), att('hh'), att('h'))
    given(skipTo(rolled, 'rollDefense'))
      .when(rolling('defense'))
      .asks({ purpose: 'xw.roll.defense', count: 2 })
      .rolling(def('ee'))
      .asks({ purpose: 'xw.roll.more', count: 1, actor: 'x' })
  })
})

describe('what the faces of an attack die show (XW-034)', () => {
  it('are three hits, a critical, two focus results and two blanks', () => {
    const six = duel({ a: { weapons: [aWeapon('cannon', { attack: 6 })] } })
    const roll = (...faces: readonly number[]): string => lettersOf(play(declared({}, six), rolling('attack'), faces), 'attack')
    expect([roll(1, 2, 3, 4, 5, 6), roll(7, 8, 7, 8, 7, 8)]).toEqual(['hhhcff', 'bbbbbb'])
  })
})

describe('the bonus of range 1 (XW-035)', () => {
  it('is one attack die, at no other range', () => {
    expect([0, 1, 2, 3].map(range => count(declared({ range })))).toEqual([3, 4, 3, 3])
  })
  it('is none for ordnance', () => {
    const close = duel({ a: { weapons: [{ ...torpedoes, rangeMin: 1 }] } })
    expect(count(declared({ range: 1, weaponId: w('torpedoes') }, holding(close, 'a', {}, 'x')))).toBe(4)
  })
})
