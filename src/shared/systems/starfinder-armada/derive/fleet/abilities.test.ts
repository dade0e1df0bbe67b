import { describe, expect, it } from 'vitest'
import { anArmada, battle, fleetIn } from '@kit/systems/starfinder-armada'
import { hasAbility } from './abilities'
import { conditionStrength, hasCondition, isConditionSuspended } from './conditions'
import { condition, suspended, withEffects } from '@kit/systems/starfinder-armada/conditions'

const state = battle(anArmada('a', [{ id: 'a1', abilities: ['flagship', 'emp'] }]), anArmada('b', [{ id: 'b1', abilities: ['emp'] }]))
const out = condition('a1', 'auxiliarySystem', 'emp')

describe('abilities in a battle (SA-027, SA-109)', () => {
  it('are those the fleet bought', () => {
    expect(hasAbility(state, fleetIn(state, 'a1'), 'emp')).toBe(true)
    expect(hasAbility(state, fleetIn(state, 'a1'), 'array')).toBe(false)
  })
  it('are out under Auxiliary System, for that fleet alone', () => {
    const hurt = withEffects(state, out)
    expect(hasAbility(hurt, fleetIn(hurt, 'a1'), 'emp')).toBe(false)
    expect(hasAbility(hurt, fleetIn(hurt, 'b1'), 'emp')).toBe(true)
  })
  it('work while that condition is suspended', () => {
    expect(hasAbility(withEffects(state, suspended(out)), fleetIn(state, 'a1'), 'emp')).toBe(true)
  })
  it('never include the flagship among those out (SA-044)', () => {
    const hurt = withEffects(state, condition('a1', 'auxiliarySystem', 'flagship'))
    expect(hasAbility(hurt, fleetIn(hurt, 'a1'), 'flagship')).toBe(true)
  })
})

describe('conditions in force (SA-109)', () => {
  const fleet = fleetIn(state, 'a1')
  it('are told apart by kind and fleet', () => {
    const hurt = withEffects(state, condition('a1', 'engines'))
    expect([
      hasCondition(hurt, fleet, 'engines'),
      hasCondition(hurt, fleet, 'shields'),
      hasCondition(hurt, fleetIn(hurt, 'b1'), 'engines')
    ]).toEqual([true, false, false])
  })
  it('do not count while suspended (SA-110)', () => {
    const held = withEffects(state, suspended(condition('a1', 'engines')))
    expect([conditionStrength(held, fleet, 'engines'), isConditionSuspended(held, fleet, 'engines')]).toEqual([0, true])
  })
  it('count when one of two copies is suspended', () => {
    const both = withEffects(state, suspended(condition('a1', 'engines')), condition('a1', 'engines'))
    expect([conditionStrength(both, fleet, 'engines'), isConditionSuspended(both, fleet, 'engines')]).toEqual([1, false])
  })
})
