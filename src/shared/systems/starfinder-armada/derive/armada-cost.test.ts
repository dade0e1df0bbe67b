import { describe, expect, it } from 'vitest'
import { aFleet, anArmada } from '../testkit'
import { abilityCost, armadaCost, budgetOf, fleetCost } from './armada-cost'

describe('price of a fleet (SA-009, SA-027)', () => {
  it('is that of tier and size and of each ability', () => {
    const fleet = aFleet({ id: 'f', tier: 7, size: 'large', fleetClass: 'capital', abilities: ['flagship', 'superweapon'] })
    expect(fleetCost(fleet)).toEqual({
      total: 38,
      parts: [
        { label: 'sa.part.fleetCost', value: 35, source: 'SA-009' },
        { label: 'sa.ability.superweapon', value: 3, source: 'SA-027' }
      ]
    })
  })
  it('counts nothing for agile (SA-Q04)', () => {
    expect(abilityCost('agile')).toBe(0)
  })
})

describe('price of an armada (SA-004)', () => {
  it('is the sum of its fleets, one part each', () => {
    const armada = anArmada('a', [
      { id: 'a1', tier: 1, size: 'small' },
      { id: 'a2', tier: 19, size: 'medium', abilities: ['emp'] }
    ])
    expect(armadaCost(armada)).toEqual({
      total: 85,
      parts: [
        { label: 'sa.part.fleet', value: 5, source: 'SA-004', values: { name: 'a1' } },
        { label: 'sa.part.fleet', value: 80, source: 'SA-004', values: { name: 'a2' } }
      ]
    })
  })
})

describe('budget of an armada (SA-003)', () => {
  it('is read by tier', () => {
    expect([1, 2, 6, 20].map(budgetOf)).toEqual([36, 48, 144, 480])
  })
})
