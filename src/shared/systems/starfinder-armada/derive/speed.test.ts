import { describe, expect, it } from 'vitest'
import type { BattleState } from '../model/battle'
import { FLEET_CLASSES } from '../model/design'
import { anArmada, battle, fleetIn, having } from '../testkit'
import { speed, turnDistance } from './speed'
import { condition, modifier, suspended, withEffects } from './testkit'

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
    expect(FLEET_CLASSES.map(name => turnDistance(fleetIn(state, name)))).toEqual([2, 1, 0])
  })
})
