import { describe, expect, it } from 'vitest'
import type { SaRulings } from '../../model/rulings'
import { anArmada, battleWith, fleetIn } from '@kit/systems/starfinder-armada'
import { armorClassTotal } from './armor-class'
import { conditionStrength, hasCondition } from './conditions'
import { damageShift } from '../fire/damage'
import { speed } from './speed'
import { condition, suspended, withEffects } from '@kit/systems/starfinder-armada/conditions'

function twice(which: 'engines' | 'weapons' | 'shields' | 'communications', rulings: SaRulings) {
  const fresh = battleWith(rulings, anArmada('a', [{ id: 'a1' }]), anArmada('b', [{ id: 'b1' }]))
  const state = withEffects(fresh, condition('a1', which), condition('a1', which))
  return { state, fleet: fleetIn(state, 'a1'), target: fleetIn(state, 'b1') }
}
const attack = { diceCount: 2, usesSuperweapon: false, isFree: false }

describe('the same condition twice (SA-109, SA-Q10)', () => {
  it('counts once (sa.critStack = no)', () => {
    for (const which of ['engines', 'weapons', 'shields', 'communications'] as const) {
      const { state, fleet } = twice(which, {})
      expect([which, conditionStrength(state, fleet, which)]).toEqual([which, 1])
    }
  })
  it('counts twice for Engines: −2 to Armor Class and speed (sa.critStack = yes)', () => {
    const { state, fleet } = twice('engines', { 'sa.critStack': 'yes' })
    expect(armorClassTotal(state, fleet, { versus: 'gunnery', isFromFrontArc: false })).toBe(11)
    expect(speed(state, fleet).total).toBe(3)
  })
  it('counts twice for Weapons: −2 per die (sa.critStack = yes)', () => {
    const { state, fleet, target } = twice('weapons', { 'sa.critStack': 'yes' })
    expect(damageShift(state, fleet, target, attack)).toBe(-4)
  })
  it('changes nothing for Shields and Communications (sa.critStack = yes)', () => {
    for (const which of ['shields', 'communications'] as const) {
      const { state, fleet } = twice(which, { 'sa.critStack': 'yes' })
      expect(conditionStrength(state, fleet, which)).toBe(1)
    }
  })
  it('leaves the other copy when one is repaired for a while', () => {
    const fresh = battleWith({ 'sa.critStack': 'yes' }, anArmada('a', [{ id: 'a1' }]), anArmada('b', [{ id: 'b1' }]))
    const state = withEffects(fresh, condition('a1', 'engines'), suspended(condition('a1', 'engines')))
    expect(conditionStrength(state, fleetIn(state, 'a1'), 'engines')).toBe(1)
    expect(hasCondition(state, fleetIn(state, 'b1'), 'engines')).toBe(false)
  })
})
