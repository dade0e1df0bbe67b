import { describe, expect, it } from 'vitest'
import { endOfRound } from '../../../../core/effects/clock'
import type { BattleState } from '../../model/battle'
import { FLEET_CLASSES, type FleetClass } from '../../model/design'
import type { SaEffect } from '../../model/effects'
import { aFleet, anArmada, attack, battle, fleetIn, having, o, type FleetSketch } from '@kit/systems/starfinder-armada'
import { attackNumbers } from '../../odds/planned-odds'
import { damageAfter, damageDice, damageShift, damageTotal, damageToMines, strongAgainst, type DamageQuestion } from './damage'
import { condition, modifier, morale, suspended, withEffects } from '@kit/systems/starfinder-armada/conditions'

function duel(attacker: Omit<FleetSketch, 'id'>, target: Omit<FleetSketch, 'id'>): BattleState {
  return battle(anArmada('a', [{ id: 'a1', ...attacker }]), anArmada('b', [{ id: 'b1', ...target }]))
}

/** Damage of two dice showing 11, unless told otherwise; asked both ways, which must agree. */
function dealt(state: BattleState, fields: Partial<DamageQuestion> = {}): number {
  const hit = { sum: 11, diceCount: 2, usesSuperweapon: false, isHalved: false, isFree: false, ...fields }
  const [attacker, target] = [fleetIn(state, 'a1'), fleetIn(state, 'b1')]
  const told = damageAfter(state, attacker, target, hit)
  expect(damageTotal(state, attacker, target, hit)).toBe(told.total)
  expect(told.parts.reduce((sum, part) => sum + (part.notCounted === undefined ? part.value : 0), 0)).toBe(told.total)
  return told.total
}

const between = (attacker: FleetClass, target: FleetClass): BattleState => duel({ fleetClass: attacker }, { fleetClass: target })

describe('damage of a hit (SA-024)', () => {
  it('is rolled with the dice of tier and size', () => {
    expect(damageDice(aFleet({ id: 'f', tier: 5, size: 'large' }))).toEqual({ count: 2, sides: 10 })
  })
  it('is the sum of the dice between fleets of one class', () => {
    expect(dealt(between('capital', 'capital'))).toBe(11)
  })
})

describe('strong and weak fleets (SA-023)', () => {
  it('take one more or one less a die: 11 of a capital on a destroyer is 13', () => {
    expect(dealt(between('capital', 'destroyer'))).toBe(13)
  })
  it('follow the matrix of classes', () => {
    const perDie = FLEET_CLASSES.map(target => FLEET_CLASSES.map(attacker => (dealt(between(attacker, target)) - 11) / 2))
    expect(perDie).toEqual([
      [0, -1, 1],
      [1, 0, -1],
      [-1, 1, 0]
    ])
  })
  it('never bring damage below 0 (SA-Q35)', () => {
    expect(dealt(between('destroyer', 'capital'), { sum: 1, diceCount: 2 })).toBe(0)
    expect(
      dealt(duel({ fleetClass: 'destroyer' }, { fleetClass: 'capital', abilities: ['damageThreshold'] }), { sum: 2, diceCount: 2 })
    ).toBe(0)
  })
})

describe('interceptors (SA-033)', () => {
  const state = duel({ fleetClass: 'capital' }, { fleetClass: 'fighter', abilities: ['interceptors'] })
  it('trade strength against capital fleets for strength against fighters', () => {
    expect(dealt(state)).toBe(11)
    expect(dealt(duel({ fleetClass: 'fighter' }, { fleetClass: 'fighter', abilities: ['interceptors'] }))).toBe(9)
    expect(dealt(duel({ fleetClass: 'destroyer' }, { fleetClass: 'fighter', abilities: ['interceptors'] }))).toBe(13)
  })
  it('are plain fighters again while their ability is out', () => {
    const out = withEffects(state, condition('b1', 'auxiliarySystem', 'interceptors'))
    expect(strongAgainst(out, fleetIn(out, 'b1'))).toBe('capital')
    expect(dealt(out)).toBe(9)
  })
})

describe('damage threshold (SA-040), bombers (SA-031)', () => {
  const target = { fleetClass: 'capital', abilities: ['damageThreshold'] } as const
  it('takes one a die', () => {
    expect(dealt(duel({ fleetClass: 'capital' }, target))).toBe(9)
  })
  it('is passed by by bombers, and shown (SA-031)', () => {
    const state = duel({ fleetClass: 'fighter', abilities: ['bombers'] }, target)
    expect(dealt(state)).toBe(13)
    const parts = damageAfter(state, fleetIn(state, 'a1'), fleetIn(state, 'b1'), {
      sum: 11,
      diceCount: 2,
      usesSuperweapon: false,
      isHalved: false,
      isFree: false
    }).parts
    expect(parts.at(-1)).toEqual({
      label: 'sa.part.damageThreshold',
      value: -2,
      source: 'SA-040',
      notCounted: 'sa.notCounted.bombersIgnore'
    })
  })
  it('holds against bombers whose bombs are out, and not while it is out itself (SA-109)', () => {
    const state = duel({ fleetClass: 'fighter', abilities: ['bombers'] }, target)
    expect(dealt(withEffects(state, condition('a1', 'auxiliarySystem', 'bombers')))).toBe(11)
    expect(dealt(withEffects(duel({ fleetClass: 'capital' }, target), condition('b1', 'auxiliarySystem', 'damageThreshold')))).toBe(11)
  })
})

describe('Weapons condition (SA-109)', () => {
  const state = between('capital', 'capital')
  it('takes one a die from all the fleet deals', () => {
    expect(dealt(withEffects(state, condition('a1', 'weapons')))).toBe(9)
    expect(dealt(withEffects(state, condition('b1', 'weapons')))).toBe(11)
  })
  it('counts once however often it was suffered (SA-Q10)', () => {
    expect(dealt(withEffects(state, condition('a1', 'weapons'), condition('a1', 'weapons')))).toBe(9)
  })
  it('counts twice where row 6 doubles it (SA-Q08)', () => {
    const effect = condition('a1', 'weapons')
    expect(dealt(withEffects(state, effect.kind === 'condition' ? { ...effect, strength: 2 } : effect))).toBe(7)
  })
  it('does nothing while suspended, and is shown', () => {
    const repaired = withEffects(state, suspended(condition('a1', 'weapons')))
    expect(dealt(repaired)).toBe(11)
    const hit = { sum: 11, diceCount: 2, usesSuperweapon: false, isHalved: false, isFree: false }
    const parts = (of: BattleState) => damageAfter(of, fleetIn(of, 'a1'), fleetIn(of, 'b1'), hit).parts.slice(1)
    expect(parts(repaired)).toEqual([{ label: 'sa.part.weapons', value: -2, source: 'SA-109', notCounted: 'sa.notCounted.suspended' }])
    expect(parts(state)).toEqual([])
  })
})

describe('superweapon damage (SA-041)', () => {
  it('adds the tier once, not by the die', () => {
    expect(dealt(duel({ fleetClass: 'capital', tier: 7 }, { fleetClass: 'capital' }), { usesSuperweapon: true })).toBe(18)
  })
})

describe('half damage (SA-091)', () => {
  it('is taken after everything else and rounded down (SA-Q34)', () => {
    expect(dealt(between('capital', 'destroyer'), { isHalved: true })).toBe(6)
    expect(dealt(between('capital', 'capital'), { sum: 1, isHalved: true })).toBe(0)
  })
})

describe('boosted damage (SA-068, SA-Q26)', () => {
  const boost = (value: number, id = 'e1'): SaEffect => ({
    id,
    kind: 'officerBonus',
    stat: 'damage',
    targetId: 'a1',
    value,
    officerId: o('Eng'),
    cause: 'sa.cause.boost.damage',
    source: 'SA-068',
    ending: endOfRound(1),
    suspension: null
  })
  const state = withEffects(between('capital', 'capital'), boost(3))
  it('adds the officer bonus once, however many dice', () => {
    expect([1, 2, 10].map(diceCount => dealt(state, { diceCount }))).toEqual([14, 14, 14])
  })
  it('adds it before any halving', () => {
    expect(dealt(state, { isHalved: true })).toBe(7)
  })
  it('adds it before damage is kept from falling below 0 (SA-Q35)', () => {
    expect(dealt(withEffects(between('destroyer', 'capital'), boost(3)), { sum: 1, diceCount: 2 })).toBe(2)
    expect(dealt(withEffects(between('destroyer', 'capital'), boost(3)), { sum: 10, diceCount: 10 })).toBe(3)
  })
  it('counts for the fleet itself, the greatest of several, and not in a free attack (SA-049, SA-Q27)', () => {
    expect(dealt(withEffects(state, boost(5, 'e2')))).toBe(16)
    expect(dealt(state, { isFree: true })).toBe(11)
    expect(dealt(withEffects(between('capital', 'capital'), { ...boost(3), targetId: 'b1' }))).toBe(11)
  })
  it('is lost without communications (SA-109)', () => {
    expect(dealt(withEffects(state, condition('a1', 'communications')))).toBe(11)
  })
  it('is in the odds', () => {
    const shift = (isFree: boolean) =>
      damageShift(state, fleetIn(state, 'a1'), fleetIn(state, 'b1'), { diceCount: 2, usesSuperweapon: false, isFree })
    expect([shift(false), shift(true)]).toEqual([3, 0])
  })
})

describe('morale and damage (SA-101, SA-Q48)', () => {
  const even = between('capital', 'capital')
  const shaken = withEffects(even, morale('a1', 'shaken'))
  const emboldened = withEffects(even, morale('a1', 'emboldened'))
  const reading = (state: BattleState, value: string): BattleState => ({ ...state, rulings: { 'sa.moraleRolls': value } })
  it('adds or takes 1 once, however many dice, before halving (sa.moraleRolls = allRolls)', () => {
    expect([emboldened, shaken].map(state => dealt(state))).toEqual([12, 10])
    expect([emboldened, shaken].map(state => dealt(reading(state, 'allRolls')))).toEqual([12, 10])
    expect([emboldened, shaken].map(state => dealt(state, { isHalved: true }))).toEqual([6, 5])
  })
  it('leaves damage alone (sa.moraleRolls = checksOnly)', () => {
    expect([emboldened, shaken].map(state => dealt(reading(state, 'checksOnly')))).toEqual([11, 11])
  })
  it('counts what the attacker feels, not the target', () => {
    expect(dealt(withEffects(even, morale('b1', 'shaken')))).toBe(11)
  })
  it('stands in the sum by its name', () => {
    const hit = { sum: 11, diceCount: 2, usesSuperweapon: false, isHalved: false, isFree: true }
    expect(damageAfter(shaken, fleetIn(shaken, 'a1'), fleetIn(shaken, 'b1'), hit).parts).toContainEqual({
      label: 'sa.part.shaken',
      value: -1,
      source: 'SA-101'
    })
    expect(damageToMines(shaken, fleetIn(shaken, 'a1'), { sum: 5, diceCount: 2, usesSuperweapon: false })).toBe(4)
  })
})

describe('damage and the GM (SA-024)', () => {
  it('takes what the GM and effects add', () => {
    const state = withEffects(having(between('capital', 'capital'), 'a1', { adjustments: { damage: 3 } }), modifier('a1', 'damage', -1))
    expect(dealt(state)).toBe(13)
  })
})

describe('what is added to the dice, for odds (SA-023)', () => {
  it('is the same as in the damage itself', () => {
    const state = withEffects(
      duel({ fleetClass: 'capital', tier: 8 }, { fleetClass: 'destroyer' }),
      condition('a1', 'weapons'),
      modifier('a1', 'damage', 2)
    )
    expect(damageShift(state, fleetIn(state, 'a1'), fleetIn(state, 'b1'), { diceCount: 4, usesSuperweapon: true, isFree: false })).toBe(
      4 - 4 + 8 + 2
    )
  })
})

describe('the least a hit deals (SA-Q35, sa.minHitDamage)', () => {
  const under = (reading: string): BattleState => ({ ...between('destroyer', 'capital'), rulings: { 'sa.minHitDamage': reading } })

  it('is 0 as read by default (sa.minHitDamage = 0)', () => {
    expect(dealt(under('0'), { sum: 2 })).toBe(0)
    expect(dealt(under('0'), { sum: 3, isHalved: true })).toBe(0)
  })
  it('is 1 where read so, halved or not (sa.minHitDamage = 1)', () => {
    expect(dealt(under('1'), { sum: 2 })).toBe(1)
    expect(dealt(under('1'), { sum: 2, diceCount: 9 })).toBe(1)
    expect(dealt(under('1'), { sum: 3, isHalved: true })).toBe(1)
    expect(dealt(under('1'), { sum: 4 })).toBe(2)
    const plan = { ...attack('a1', 'b1'), kind: 'gunnery', isHalved: false } as const
    expect([attackNumbers(under('0'), plan).leastDamage, attackNumbers(under('1'), plan).leastDamage]).toEqual([0, 1])
  })
})
