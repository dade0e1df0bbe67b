import { describe, expect, it } from 'vitest'
import { anArmada, anOfficer, battle, fleetIn, type FleetSketch } from '@kit/systems/starfinder-armada'
import { STUNTS } from '../../model/battle'
import { pilotingCheck, stuntDc } from './piloting'
import { modifier, morale, withEffects } from '@kit/systems/starfinder-armada/conditions'

function state(fleet: Omit<FleetSketch, 'id'> = {}) {
  return battle(
    anArmada('a', [{ id: 'a1', ...fleet }], [anOfficer('c', 'commander', 'a1', 12)]),
    anArmada('b', [{ id: 'b1', tier: 7 }], [anOfficer('k', 'chiefCaster', 'b1')])
  )
}

describe('Piloting check (SA-089, SA-014, SA-086)', () => {
  it('adds check modifier, handling and commander', () => {
    expect(pilotingCheck(state(), fleetIn(state(), 'a1'))).toEqual({
      total: 8,
      parts: [
        { label: 'sa.part.checkModifier', value: 3, source: 'SA-015' },
        { label: 'sa.part.manoeuvrability', value: 1, source: 'SA-014' },
        { label: 'sa.part.commander', value: 4, source: 'SA-056' }
      ]
    })
  })
  it('knows no modifier for speed (SA-086)', () => {
    const fast = withEffects(state(), modifier('a1', 'speed', 5))
    expect(pilotingCheck(fast, fleetIn(fast, 'a1')).total).toBe(8)
  })
  it('takes mood and effects on checks', () => {
    const low = withEffects(state(), morale('a1', 'shaken'), modifier('a1', 'allChecks', -2), modifier('a1', 'piloting', 1))
    expect(pilotingCheck(low, fleetIn(low, 'a1')).total).toBe(6)
  })
})

describe('stunt difficulty (SA-090)', () => {
  it('is 12 to back off and 17 to flip and burn at tier 9', () => {
    const at9 = state({ tier: 9 })
    const fleet = fleetIn(at9, 'a1')
    expect(STUNTS.map(stunt => stuntDc(at9, fleet, stunt, null)?.total ?? null)).toEqual([12, 17, null, 12, null])
    expect(stuntDc(at9, fleet, 'slide', null)?.parts[1]).toEqual({ label: 'sa.part.quarterTier', value: 2, source: 'SA-090' })
  })
  it('adds a quarter of the tier, rounded down', () => {
    expect([3, 4, 19, 20].map(tier => stuntDc(state({ tier }), fleetIn(state({ tier }), 'a1'), 'backOff', null)?.total)).toEqual([
      10, 11, 14, 15
    ])
  })
  it('is the target\u2019s Armor Class without shields and caster for a flyby (SA-Q28)', () => {
    expect(stuntDc(state(), fleetIn(state(), 'a1'), 'flyby', fleetIn(state(), 'b1'))?.total).toBe(14)
  })
})
