import { describe, expect, it } from 'vitest'
import { anArmada, anOfficer } from '@kit/systems/starfinder-armada'
import { weightOfFire } from './weight-of-fire'

const capital = { id: 'a1', tier: 5, size: 'large', fleetClass: 'capital' } as const

describe('weight of fire of an armada (SA-024, SA-092, SA-093)', () => {
  it('is chance to hit times mean damage, falling by a tenth for each range band', () => {
    const chart = weightOfFire(anArmada('a', [capital]), {})
    expect(chart).toHaveLength(15)
    expect([chart[0], chart[4], chart[5], chart[9], chart[10], chart[14]].map(value => value?.toFixed(4))).toEqual([
      '6.0500',
      '6.0500',
      '4.9500',
      '4.9500',
      '3.8500',
      '3.8500'
    ])
  })
  it('ends with the reach of each fleet', () => {
    const chart = weightOfFire(anArmada('a', [{ id: 'a2', tier: 5, size: 'small', fleetClass: 'fighter' }]), {})
    expect(chart.slice(9)).toEqual([0, 0, 0, 0, 0, 0])
    expect(chart[8]).toBeGreaterThan(0)
  })
  it('adds up the fleets, their technicians and point defense', () => {
    const plain = weightOfFire(anArmada('a', [capital]), {})[0] ?? 0
    const manned = weightOfFire(
      anArmada('a', [{ ...capital, abilities: ['pointDefense'] }], [anOfficer('t', 'chiefTechnician', 'a1', 6)]),
      {}
    )
    expect(manned[0]).toBeCloseTo((15 / 20) * 11, 10)
    expect(manned[2]).toBeCloseTo((14 / 20) * 11, 10)
    expect(weightOfFire(anArmada('a', [capital, { ...capital, id: 'a2' }]), {})[0]).toBeCloseTo(2 * plain, 10)
  })
})

describe('weight of fire with faces that decide (SA-Q13)', () => {
  it('counts a hit on a 20 and a miss on a 1 (sa.naturalAuto = nat20HitsNat1Misses)', () => {
    const strong = anArmada(
      'a',
      [{ id: 'a1', tier: 20, size: 'small', fleetClass: 'destroyer' }],
      [anOfficer('t', 'chiefTechnician', 'a1', 20)]
    )
    const mean = 10 * 3.5
    expect(weightOfFire(strong, {})[0]).toBeCloseTo(mean, 10)
    expect(weightOfFire(strong, { 'sa.naturalAuto': 'nat20HitsNat1Misses' })[0]).toBeCloseTo((19 / 20) * mean, 10)
  })
})
