import { describe, expect, it } from 'vitest'
import { present } from '../../../../kernel/present'
import { anArmada, anOfficer } from '@kit/systems/starfinder-armada'
import { armadaStatistics, type FleetStatistics } from './fleet-statistics'

const armada = anArmada(
  'a',
  [
    { id: 'a1', tier: 7, size: 'large', fleetClass: 'capital', abilities: ['flagship', 'superweapon'] },
    { id: 'a2', tier: 6, size: 'small', fleetClass: 'fighter', abilities: ['interceptors'] }
  ],
  [anOfficer('x', 'chiefEngineer', 'a2', 6), anOfficer('y', 'chiefCaster', 'a2', 5)],
  6
)
const statistics = armadaStatistics(armada, {})
const of = (index: number): FleetStatistics => present(statistics[index], `fleet ${String(index)}`)

describe('statistics of a fleet in the builder (SA-009 to SA-027)', () => {
  it('show a tier 7 large capital flagship as it will fight', () => {
    const read = of(0)
    expect(
      [read.cost, read.hpMax, read.criticalThreshold, read.spMax, read.armorClass, read.armorClassFront].map(sum => sum.total)
    ).toEqual([38, 43, 21, 14, 14, 15])
    expect([read.checkModifier, read.piloting, read.morale, read.speed, read.turnDistance].map(sum => sum.total)).toEqual([4, 4, 4, 4, 2])
    expect([read.damage, read.rangeBands, read.strongAgainst, read.weakAgainst]).toEqual([
      { count: 3, sides: 10 },
      [5, 10, 15],
      'destroyer',
      'fighter'
    ])
  })
  it('count the officers aboard (SA-022, SA-058)', () => {
    expect([of(1).spMax.total, of(1).armorClass.total, of(1).armorClassFront.total]).toEqual([9, 15, 16])
  })
  it('turn interceptors against fighters (SA-033)', () => {
    expect([of(1).strongAgainst, of(1).weakAgainst]).toEqual(['fighter', 'destroyer'])
  })
  it('give every total as the sum of its counted parts', () => {
    for (const read of statistics) {
      const sums = [
        read.cost,
        read.hpMax,
        read.criticalThreshold,
        read.spMax,
        read.armorClass,
        read.armorClassFront,
        read.piloting,
        read.morale,
        read.speed
      ]
      for (const { total, parts } of sums) {
        expect(parts.reduce((sum, part) => sum + (part.notCounted === undefined ? part.value : 0), 0)).toBe(total)
      }
    }
  })
  it('follow the chosen range bands (SA-025)', () => {
    const read = armadaStatistics(armada, { 'sa.rangeBands': 'custom', 'sa.rangeBands.capital': '6/9/12' })
    expect(read.map(row => row.rangeBands)).toEqual([
      [6, 9, 12],
      [3, 6, 9]
    ])
  })
  it('exist for an armada beyond the tables too', () => {
    const wild = { ...armada, tier: 30, fleets: armada.fleets.map(fleet => ({ ...fleet, tier: 30 })) }
    expect(armadaStatistics(wild, {})[0]?.damage).toEqual({ count: 10, sides: 10 })
  })
})
