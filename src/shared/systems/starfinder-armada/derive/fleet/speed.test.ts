import { describe, expect, it } from 'vitest'
import type { BattleState } from '../../model/battle'
import { FLEET_CLASSES } from '../../model/design'
import { anArmada, battle, fleetIn, having, o } from '@kit/systems/starfinder-armada'
import { speed, turnDistance } from './speed'
import { condition, modifier, suspended, withEffects } from '@kit/systems/starfinder-armada/conditions'
import { endOfRound } from '../../../../core/effects/clock'
import type { OfficerBonusEffect } from '../../model/effects'

const state: BattleState = battle(
  anArmada(
    'a',
    FLEET_CLASSES.map(fleetClass => ({ id: fleetClass, fleetClass }))
  ),
  anArmada('b', [{ id: 'b1' }])
)
const speedOf = (of: BattleState, id: string): number => speed(of, fleetIn(of, id)).total

describe('speed (SA-013)', () => {
  it('is 4, 5 and 6 hexes for capital, destroyer and fighter fleets', () => {
    expect(FLEET_CLASSES.map(name => speedOf(state, name))).toEqual([4, 5, 6])
  })
  it('falls by one with Engines, unless suspended (SA-109)', () => {
    expect(speedOf(withEffects(state, condition('capital', 'engines')), 'capital')).toBe(3)
    const held = withEffects(state, suspended(condition('capital', 'engines')))
    expect(speedOf(held, 'capital')).toBe(4)
    expect(speed(held, fleetIn(held, 'capital')).parts[1]?.notCounted).toBe('sa.notCounted.suspended')
  })
  it('moves with effects and the GM, never below 0', () => {
    expect(speedOf(having(withEffects(state, modifier('fighter', 'speed', 2)), 'fighter', { adjustments: { speed: -1 } }), 'fighter')).toBe(
      7
    )
    expect(speedOf(having(state, 'fighter', { adjustments: { speed: -9 } }), 'fighter')).toBe(0)
  })
})

describe('drift of a disabled fleet (SA-097)', () => {
  it('is half the speed, rounded down', () => {
    expect(speedOf(having(state, 'destroyer', { status: 'disabled' }), 'destroyer')).toBe(2)
    expect(speedOf(having(state, 'fighter', { status: 'disabled' }), 'fighter')).toBe(3)
    expect(speedOf(having(withEffects(state, condition('capital', 'engines')), 'capital', { status: 'disabled' }), 'capital')).toBe(1)
  })
})

describe('distance between turns (SA-014, SA-087)', () => {
  it('is 2, 1 and 0 hexes', () => {
    expect(FLEET_CLASSES.map(name => turnDistance(state, fleetIn(state, name)).total)).toEqual([2, 1, 0])
  })
})

describe('speed and turns of a boosted fleet (SA-068)', () => {
  const boost = (on: string, stat: OfficerBonusEffect['stat'], value: number, id = 'e1'): OfficerBonusEffect => ({
    id,
    kind: 'officerBonus',
    targetId: on,
    stat,
    value,
    officerId: o('Eng'),
    cause: 'sa.cause.boost.speed',
    source: 'SA-068',
    ending: endOfRound(1),
    suspension: null
  })
  const turns = (of: BattleState, id: string): number => turnDistance(of, fleetIn(of, id)).total
  it('are one or two hexes more', () => {
    expect([1, 2].map(hexes => speedOf(withEffects(state, boost('capital', 'speed', hexes)), 'capital'))).toEqual([5, 6])
    expect(speedOf(withEffects(state, boost('capital', 'speed', 2)), 'fighter')).toBe(6)
  })
  it('count before a drift is halved', () => {
    expect(speedOf(having(withEffects(state, boost('destroyer', 'speed', 1)), 'destroyer', { status: 'disabled' }), 'destroyer')).toBe(3)
  })
  it('are one hex less between turns, never below 0', () => {
    const eased = withEffects(state, ...FLEET_CLASSES.map(name => boost(name, 'turnDistance', -1, name)))
    expect(FLEET_CLASSES.map(name => turns(eased, name))).toEqual([1, 0, 0])
    expect(turnDistance(eased, fleetIn(eased, 'fighter')).parts).toEqual([
      { label: 'sa.part.officerAction', value: -1, source: 'SA-068' },
      { label: 'sa.part.floor', value: 1, source: 'SA-068' }
    ])
  })
  it('do not add up, and the lesser one is shown with the reason (SA-049)', () => {
    const twice = withEffects(
      state,
      boost('capital', 'speed', 1, 'e1'),
      boost('capital', 'speed', 2, 'e2'),
      boost('capital', 'turnDistance', -1, 'e3'),
      boost('capital', 'turnDistance', -1, 'e4')
    )
    expect([speedOf(twice, 'capital'), turns(twice, 'capital')]).toEqual([6, 1])
    expect(speed(twice, fleetIn(twice, 'capital')).parts.slice(1)).toEqual([
      { label: 'sa.part.officerAction', value: 2, source: 'SA-068' },
      { label: 'sa.part.officerAction', value: 1, source: 'SA-068', notCounted: 'sa.notCounted.lowerBonus' }
    ])
  })
  it('are as ever without communications (SA-109)', () => {
    const cut = withEffects(
      state,
      boost('capital', 'speed', 2),
      boost('capital', 'turnDistance', -1),
      condition('capital', 'communications')
    )
    expect([speedOf(cut, 'capital'), turns(cut, 'capital')]).toEqual([4, 2])
  })
})
