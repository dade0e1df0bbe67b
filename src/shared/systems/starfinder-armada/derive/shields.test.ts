import { describe, expect, it } from 'vitest'
import type { DraftOfficer, Size } from '../model/design'
import type { FleetSketch } from '../testkit'
import { anArmada, anOfficer, battle, fleetIn, having } from '../testkit'
import { TIERS } from '../tables/tiers'
import { capShields, spMax, spMaxOf } from './shields'

const foe = anArmada('b', [{ id: 'b1' }])

function shieldsOf(fleet: Omit<FleetSketch, 'id'>, officers: readonly DraftOfficer[] = []): number {
  const state = battle(anArmada('a', [{ id: 'a1', ...fleet }], officers), foe)
  return spMax(state, fleetIn(state, 'a1'))
}

/** Shields of small, medium and large fleets without officers, by tier. */
const REFERENCE = [
  [1, 1, 2],
  [2, 3, 3],
  [3, 4, 5],
  [4, 5, 7],
  [5, 7, 8],
  [6, 8, 10],
  [7, 9, 12],
  [8, 11, 13],
  [9, 12, 15],
  [10, 13, 17],
  [11, 15, 18],
  [12, 16, 20],
  [13, 17, 22],
  [14, 19, 23],
  [15, 20, 25],
  [16, 21, 27],
  [17, 23, 28],
  [18, 24, 30],
  [19, 25, 32],
  [20, 27, 33]
]

describe('shield points (SA-021, SA-026)', () => {
  it('are a third of the hull, rounded down: 7 of 21', () => {
    expect(shieldsOf({ tier: 5, size: 'medium' })).toBe(7)
  })
  it('match the reference table at every tier and size', () => {
    expect(TIERS.map(tier => (['small', 'medium', 'large'] as const).map((size: Size) => shieldsOf({ tier, size })))).toEqual(REFERENCE)
  })
  it('count the hull a flagship has on top (SA-Q16)', () => {
    expect(shieldsOf({ tier: 5, size: 'large', abilities: ['flagship'] })).toBe(10)
  })
  it('are full when the battle begins', () => {
    const state = battle(anArmada('a', [{ id: 'a1' }]), foe)
    expect(fleetIn(state, 'a1').sp).toBe(7)
  })
})

describe('the chief engineer\u2019s shields (SA-022, SA-057)', () => {
  it('add the officer bonus to start and maximum', () => {
    const state = battle(anArmada('a', [{ id: 'a1' }], [anOfficer('e', 'chiefEngineer', 'a1', 6)]), foe)
    expect([fleetIn(state, 'a1').sp, spMax(state, fleetIn(state, 'a1'))]).toEqual([10, 10])
    expect(spMaxOf(state, fleetIn(state, 'a1')).parts).toEqual([
      { label: 'sa.part.thirdOfHull', value: 7, source: 'SA-021', values: { hp: 21 } },
      { label: 'sa.part.chiefEngineer', value: 3, source: 'SA-022' }
    ])
  })
  it('help the own fleet only', () => {
    expect(shieldsOf({}, [anOfficer('t', 'chiefTechnician', 'a1')])).toBe(7)
    const state = battle(anArmada('a', [{ id: 'a1' }, { id: 'a2' }], [anOfficer('e', 'chiefEngineer', 'a2')]), foe)
    expect(spMax(state, fleetIn(state, 'a1'))).toBe(7)
  })
  it('stay while the engineer is incapacitated (SA-Q32)', () => {
    const state = battle(anArmada('a', [{ id: 'a1' }], [anOfficer('e', 'chiefEngineer', 'a1', 6)]), foe)
    const hurt = { ...state, officers: state.officers.map(officer => ({ ...officer, isIncapacitated: true })) }
    expect(spMax(hurt, fleetIn(hurt, 'a1'))).toBe(10)
  })
  it('go when the engineer leaves, and current shields are cut (SA-Q32)', () => {
    const state = battle(anArmada('a', [{ id: 'a1' }], [anOfficer('e', 'chiefEngineer', 'a1', 6)]), foe)
    const left = { ...state, officers: [] }
    expect(capShields(left, fleetIn(left, 'a1')).sp).toBe(7)
  })
})

describe('shields and the GM (SA-021)', () => {
  const state = battle(anArmada('a', [{ id: 'a1' }]), foe)
  it('move as the GM says, never below 0', () => {
    const low = having(state, 'a1', { adjustments: { spMax: -9 } })
    expect(spMax(low, fleetIn(low, 'a1'))).toBe(0)
  })
  it('are left as they are when they stand below their maximum', () => {
    const low = having(state, 'a1', { sp: 3 })
    expect(capShields(low, fleetIn(low, 'a1'))).toBe(fleetIn(low, 'a1'))
  })
})
