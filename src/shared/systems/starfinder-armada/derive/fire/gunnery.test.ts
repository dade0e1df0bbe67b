import { describe, expect, it } from 'vitest'
import type { SaCommands } from '../../commands/command'
import type { BattleState } from '../../model/battle'
import { anArmada, anOfficer, attack, battle, fleetIn, having, type FleetSketch } from '@kit/systems/starfinder-armada'
import { gunneryCheck, gunneryTotal } from './gunnery'
import { condition, modifier, morale, suspended, withEffects } from '@kit/systems/starfinder-armada/conditions'

/** A tier 5 capital against a destroyer and a capital, unless told otherwise. */
function duel(attacker: Omit<FleetSketch, 'id'> = {}): BattleState {
  const fleet = { id: 'a1', fleetClass: 'capital', size: 'large', ...attacker } as const
  const foes = [{ id: 'b1' }, { id: 'b2', fleetClass: 'capital' }] as const
  return battle(anArmada('a', [fleet]), anArmada('b', foes))
}

/** The check bonus of a1, asked both ways, which must agree. */
function bonus(state: BattleState, fields: Partial<SaCommands['stageAttack']> = {}, target = 'b1'): number {
  const order = attack('a1', target, { rangeHexes: 3, ...fields })
  const told = gunneryCheck(state, order)
  expect(gunneryTotal(state, fleetIn(state, 'a1'), fleetIn(state, target), order, false)).toBe(told.total)
  expect(told.parts.reduce((sum, part) => sum + (part.notCounted === undefined ? part.value : 0), 0)).toBe(told.total)
  return told.total
}

describe('gunnery check (SA-093)', () => {
  it('adds the check modifier, the technician and the range penalty: the book\u2019s example (SA-099)', () => {
    const state = battle(
      anArmada('a', [{ id: 'a1', fleetClass: 'capital', size: 'large' }], [anOfficer('t', 'chiefTechnician', 'a1', 6)]),
      anArmada('b', [{ id: 'b1', tier: 4 }])
    )
    expect(gunneryCheck(state, attack('a1', 'b1', { rangeHexes: 8 }))).toEqual({
      total: 4,
      parts: [
        { label: 'sa.part.checkModifier', value: 3, source: 'SA-015' },
        { label: 'sa.part.chiefTechnician', value: 3, source: 'SA-059' },
        { label: 'sa.part.longRange', value: -2, source: 'SA-092' }
      ]
    })
  })
})

describe('range penalty (SA-092)', () => {
  it('is nothing at short range, \u22122 at long and \u22124 at extreme range', () => {
    expect([5, 6, 10, 11, 15].map(rangeHexes => bonus(duel(), { rangeHexes }))).toEqual([3, 1, 1, -1, -1])
  })
  it('stays \u22124 where the GM lets a fleet fire beyond its reach', () => {
    expect(bonus(duel(), { rangeHexes: 16 })).toBe(-1)
  })
})

describe('other modifiers of a gunnery check (SA-095)', () => {
  it('bombers add one against capital fleets (SA-031)', () => {
    const state = duel({ fleetClass: 'fighter', abilities: ['bombers'] })
    expect([bonus(state, {}, 'b1'), bonus(state, {}, 'b2')]).toEqual([3, 4])
  })
  it('point defense adds one at two hexes or less (SA-043)', () => {
    const state = duel({ abilities: ['pointDefense'] })
    expect([1, 2, 3].map(rangeHexes => bonus(state, { rangeHexes }))).toEqual([4, 4, 3])
  })
  it('abilities put out by Auxiliary System are shown and not counted (SA-109)', () => {
    const state = withEffects(duel({ abilities: ['pointDefense'] }), condition('a1', 'auxiliarySystem', 'pointDefense'))
    expect(bonus(state, { rangeHexes: 1 })).toBe(3)
    expect(gunneryCheck(state, attack('a1', 'b1')).parts).toContainEqual({
      label: 'sa.part.pointDefense',
      value: 1,
      source: 'SA-043',
      notCounted: 'sa.notCounted.abilityOut'
    })
  })
  it('an array takes two for two targets and four for three (SA-034)', () => {
    expect([1, 2, 3, 4].map(arrayTargets => bonus(duel(), { arrayTargets }))).toEqual([3, 1, -1, -1])
  })
  it('a superweapon takes two (SA-041)', () => {
    expect(bonus(duel(), { usesSuperweapon: true })).toBe(1)
  })
  it('debris takes one for each field in the line of fire (SA-069)', () => {
    expect([0, 1, 2].map(debrisCrossed => bonus(duel(), { debrisCrossed }))).toEqual([3, 2, 1])
    expect(gunneryCheck(duel(), attack('a1', 'b1', { debrisCrossed: 1 })).parts.at(-1)).toEqual({
      label: 'sa.part.debris',
      value: -1,
      source: 'SA-069'
    })
  })
  it('a routed fleet fires at \u22122 (SA-103)', () => {
    expect(bonus(having(duel(), 'a1', { status: 'routed' }))).toBe(1)
  })
  it('an emboldened fleet adds one, a shaken one takes one (SA-101)', () => {
    expect(bonus(withEffects(duel(), morale('a1', 'emboldened')))).toBe(4)
    expect(bonus(withEffects(duel(), morale('a1', 'shaken')))).toBe(2)
    expect(bonus(withEffects(duel(), suspended(morale('a1', 'shaken'))))).toBe(3)
    expect(bonus(withEffects(duel(), morale('b1', 'shaken')))).toBe(3)
  })
  it('effects on gunnery or on all checks count, others do not', () => {
    expect(bonus(withEffects(duel(), modifier('a1', 'gunnery', 2), modifier('a1', 'allChecks', -3), modifier('a1', 'piloting', 9)))).toBe(2)
  })
  it('named effects carry their name', () => {
    const state = withEffects(duel(), suspended(modifier('a1', 'gunnery', 2)))
    expect(gunneryCheck(state, attack('a1', 'b1')).parts.at(-1)).toEqual({
      label: 'sa.part.namedEffect',
      values: { name: 'Nebula' },
      value: 2,
      source: 'SA-109',
      notCounted: 'sa.notCounted.suspended'
    })
  })
  it('the GM adds for the battle and for the roll', () => {
    expect(bonus(having(duel(), 'a1', { adjustments: { gunnery: 2, ac: 5 } }), { gmCheck: -1 })).toBe(4)
  })
})
