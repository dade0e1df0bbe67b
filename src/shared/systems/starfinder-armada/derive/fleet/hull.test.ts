import { describe, expect, it } from 'vitest'
import type { Ability, Size } from '../../model/design'
import type { SaRulings } from '../../model/rulings'
import { aFleet, anArmada, battle, battleWith, fleetIn, having } from '@kit/systems/starfinder-armada'
import { TIERS } from '../../tables/tiers'
import { criticalThreshold, criticalThresholdOf } from '../fire/critical-threshold'
import { hpMax, hpMaxBreakdown, hpMaxOf, isDestroyedAt } from './hull'
import { spMax } from './shields'

const one = (size: Size, tier: number, abilities: readonly 'flagship'[] = []): ReturnType<typeof aFleet> =>
  aFleet({ id: 'f', size, tier, abilities })

function thresholdAlone(size: Size, tier: number): number {
  const state = battle(anArmada('a', [{ id: 'a1', size, tier }]), anArmada('b', [{ id: 'b1' }]))
  return criticalThreshold(state, fleetIn(state, 'a1'))
}

/** Hull and critical threshold of small, medium and large fleets without flagship, by tier. */
const REFERENCE = [
  [4, 5, 6, 2, 2, 3],
  [7, 9, 11, 3, 4, 5],
  [10, 13, 16, 5, 6, 8],
  [13, 17, 21, 6, 8, 10],
  [16, 21, 26, 8, 10, 13],
  [19, 25, 31, 9, 12, 15],
  [22, 29, 36, 11, 14, 18],
  [25, 33, 41, 12, 16, 20],
  [28, 37, 46, 14, 18, 23],
  [31, 41, 51, 15, 20, 25],
  [34, 45, 56, 17, 22, 28],
  [37, 49, 61, 18, 24, 30],
  [40, 53, 66, 20, 26, 33],
  [43, 57, 71, 21, 28, 35],
  [46, 61, 76, 23, 30, 38],
  [49, 65, 81, 24, 32, 40],
  [52, 69, 86, 26, 34, 43],
  [55, 73, 91, 27, 36, 45],
  [58, 77, 96, 29, 38, 48],
  [61, 81, 101, 30, 40, 50]
] as const

describe('hull points (SA-018, SA-026)', () => {
  it('are 16, 21 and 26 at tier 5', () => {
    expect((['small', 'medium', 'large'] as const).map(size => hpMaxOf(one(size, 5)).total)).toEqual([16, 21, 26])
  })
  it('match the reference table at every tier and size', () => {
    const read = TIERS.map(tier => (['small', 'medium', 'large'] as const).map(size => hpMaxOf(one(size, tier)).total))
    expect(read).toEqual(REFERENCE.map(row => row.slice(0, 3)))
  })
  it('are told as one plus so many a tier', () => {
    expect(hpMaxOf(one('large', 7)).parts).toEqual([
      { label: 'sa.part.base', value: 1, source: 'SA-018' },
      { label: 'sa.part.hull', value: 35, source: 'SA-018' }
    ])
  })
})

describe('flagship hull (SA-019)', () => {
  it('adds the tier: a large flagship of tier 5 has 31', () => {
    expect(hpMaxOf(one('large', 5, ['flagship'])).total).toBe(31)
    expect(hpMaxOf(one('large', 5, ['flagship'])).parts[2]).toEqual({ label: 'sa.part.flagshipHull', value: 5, source: 'SA-019' })
  })
})

describe('critical threshold (SA-020, SA-026)', () => {
  it('is half of the hull maximum, rounded down', () => {
    const state = battle(anArmada('a', [{ id: 'a1' }]), anArmada('b', [{ id: 'b1' }]))
    expect(criticalThresholdOf(state, fleetIn(state, 'a1'))).toEqual({
      total: 10,
      parts: [{ label: 'sa.part.halfOfHull', value: 10, values: { hp: 21 }, source: 'SA-020' }]
    })
  })
  it('matches the reference table at every tier and size', () => {
    const read = TIERS.map(tier => (['small', 'medium', 'large'] as const).map(size => thresholdAlone(size, tier)))
    expect(read).toEqual(REFERENCE.map(row => row.slice(3)))
  })
  it('counts the hull a flagship has on top (SA-Q16)', () => {
    const state = battle(anArmada('a', [{ id: 'a1', size: 'large', abilities: ['flagship'] }]), anArmada('b', [{ id: 'b1' }]))
    expect(criticalThreshold(state, fleetIn(state, 'a1'))).toBe(15)
  })
})

describe('hull maximum in a battle (SA-018)', () => {
  const state = battle(anArmada('a', [{ id: 'a1' }]), anArmada('b', [{ id: 'b1' }]))
  it('is that of the paper', () => {
    expect(hpMax(state, fleetIn(state, 'a1'))).toBe(21)
  })
  it('moves as the GM says and shows it', () => {
    const shifted = having(state, 'a1', { adjustments: { hpMax: -4 } })
    expect(hpMax(shifted, fleetIn(shifted, 'a1'))).toBe(17)
    expect(hpMaxBreakdown(shifted, fleetIn(shifted, 'a1')).parts.at(-1)).toEqual({
      label: 'sa.part.gmAdjustment',
      value: -4,
      source: 'SA-095'
    })
  })
  it('never falls below 1', () => {
    const shifted = having(state, 'a1', { adjustments: { hpMax: -50 } })
    expect(hpMax(shifted, fleetIn(shifted, 'a1'))).toBe(1)
  })
})

describe('destruction (SA-098)', () => {
  it('needs more damage than twice the hull maximum', () => {
    expect(isDestroyedAt(21 - 42, 21)).toBe(false)
    expect(isDestroyedAt(21 - 43, 21)).toBe(true)
  })
})

describe('what a flagship’s extra hull counts for (SA-019, SA-020, SA-021, SA-Q16)', () => {
  /** Hull, critical threshold and shields of a large flagship of tier 5, which has 31, and 26 without its 5. */
  const read = (rulings: SaRulings, abilities: readonly Ability[] = ['flagship']): readonly number[] => {
    const state = battleWith(rulings, anArmada('a', [{ id: 'a1', size: 'large', abilities }]), anArmada('b', [{ id: 'b1' }]))
    const fleet = fleetIn(state, 'a1')
    return [fleet.hp, criticalThreshold(state, fleet), spMax(state, fleet), criticalThresholdOf(state, fleet).total]
  }
  it('is threshold and shields (sa.flagshipDerived = hpCtSp)', () => {
    expect(read({})).toEqual([31, 15, 10, 15])
  })
  it('is the threshold, not the shields (sa.flagshipDerived = hpCtOnly)', () => {
    expect(read({ 'sa.flagshipDerived': 'hpCtOnly' })).toEqual([31, 15, 8, 15])
  })
  it('is the hull alone (sa.flagshipDerived = hpOnly)', () => {
    expect(read({ 'sa.flagshipDerived': 'hpOnly' })).toEqual([31, 13, 8, 13])
  })
  it('does not concern any other fleet', () => {
    for (const reading of ['hpCtSp', 'hpCtOnly', 'hpOnly']) expect(read({ 'sa.flagshipDerived': reading }, [])).toEqual([26, 13, 8, 13])
  })
  it('keeps what the GM adds to the hull', () => {
    const state = battleWith(
      { 'sa.flagshipDerived': 'hpOnly' },
      anArmada('a', [{ id: 'a1', size: 'large', abilities: ['flagship'] }]),
      anArmada('b', [{ id: 'b1' }])
    )
    const raised = having(state, 'a1', { adjustments: { hpMax: 4 } })
    expect(criticalThreshold(raised, fleetIn(raised, 'a1'))).toBe(15)
    const ruined = having(state, 'a1', { adjustments: { hpMax: -40 } })
    expect([criticalThreshold(ruined, fleetIn(ruined, 'a1')), spMax(ruined, fleetIn(ruined, 'a1'))]).toEqual([0, 0])
  })
})
