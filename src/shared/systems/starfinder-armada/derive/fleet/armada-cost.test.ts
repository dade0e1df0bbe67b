import { describe, expect, it } from 'vitest'
import { aFleet, anArmada } from '@kit/systems/starfinder-armada'
import { abilityCost, armadaCost, budgetOf, fleetCost } from './armada-cost'

describe('price of a fleet (SA-009, SA-027)', () => {
  it('is that of tier and size and of each ability', () => {
    const fleet = aFleet({ id: 'f', tier: 7, size: 'large', fleetClass: 'capital', abilities: ['flagship', 'superweapon'] })
    expect(fleetCost({}, fleet)).toEqual({
      total: 38,
      parts: [
        { label: 'sa.part.fleetCost', value: 35, source: 'SA-009' },
        { label: 'sa.ability.superweapon', value: 3, source: 'SA-027' }
      ]
    })
  })
  it('counts nothing for agile (SA-Q04)', () => {
    expect(abilityCost({}, 'agile')).toBe(0)
  })
})

describe('price of an armada (SA-004)', () => {
  it('is the sum of its fleets, one part each', () => {
    const armada = anArmada('a', [
      { id: 'a1', tier: 1, size: 'small' },
      { id: 'a2', tier: 19, size: 'medium', abilities: ['emp'] }
    ])
    expect(armadaCost({}, armada)).toEqual({
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

describe('prices the table may read otherwise (SA-009, SA-Q04, SA-Q14, SA-Q15)', () => {
  const sizes = ['small', 'medium', 'large'] as const
  const prices = (rulings: Parameters<typeof fleetCost>[0], tier: number): readonly number[] =>
    sizes.map(size => fleetCost(rulings, aFleet({ id: 'f', tier, size })).total)
  it('are those printed at tier 19 (sa.cost19 = printed)', () => {
    expect(prices({}, 19)).toEqual([58, 77, 95])
  })
  it('are those of the pattern at tier 19 and nowhere else (sa.cost19 = pattern)', () => {
    const rulings = { 'sa.cost19': 'pattern' }
    expect(prices(rulings, 19)).toEqual([57, 76, 95])
    for (const tier of [1, 18, 20]) expect(prices(rulings, tier)).toEqual(prices({}, tier))
  })
  it('end at tier 20 (sa.maxFleetTier = 20)', () => {
    expect(prices({}, 21)).toEqual([60, 80, 100])
  })
  it('go on to tier 21 by the pattern, and no further (sa.maxFleetTier = 21)', () => {
    const rulings = { 'sa.maxFleetTier': '21' }
    expect([prices(rulings, 20), prices(rulings, 21)]).toEqual([
      [60, 80, 100],
      [63, 84, 105]
    ])
    expect(prices(rulings, 22)).toEqual([60, 80, 100])
  })
  it('are the GM’s for agile (sa.agile = gmText)', () => {
    const fleet = aFleet({ id: 'f', tier: 5, fleetClass: 'fighter', abilities: ['agile', 'bombers'] })
    expect(fleetCost({ 'sa.agile': 'gmText', 'sa.agile.cost': '4' }, fleet).total).toBe(26)
    expect(fleetCost({ 'sa.agile': 'plus2Piloting', 'sa.agile.cost': '4' }, fleet).total).toBe(22)
  })
})
