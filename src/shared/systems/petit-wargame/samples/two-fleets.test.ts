import { describe, expect, it } from 'vitest'
import { ELEMENTS, SHIP_SIZES } from '../model/element'
import { validateFleet, fleetCost } from '../validate/validate-fleet'
import { sampleFleets } from './two-fleets'

let count = 0
const fleets = sampleFleets(() => `id${String((count += 1))}`)
const ships = fleets.flatMap(fleet => fleet.squadrons.flatMap(squadron => squadron.ships))

describe('the sample fleets (PW-004, PW-007)', () => {
  it('are both legal, also where every point must be filled, and cost the same', () => {
    for (const rulings of [{}, { 'pw.emptyPoints': 'mustFill' }])
      expect(fleets.map(fleet => validateFleet(fleet, rulings).problems)).toEqual([[], []])
    expect(fleets.map(fleet => [fleet.name, fleetCost(fleet), fleet.squadrons.map(squadron => squadron.ships.length)])).toEqual([
      ['Amber Watch', 150, [3, 2]],
      ['Cobalt League', 150, [3, 2]]
    ])
  })
  it('have ships of every size and elements of every type, the sides taken together', () => {
    expect(SHIP_SIZES.filter(size => ships.some(ship => ship.size === size))).toEqual([...SHIP_SIZES])
    const aboard = new Set(ships.flatMap(ship => Object.values(ship.sectors).flatMap(sector => sector.elements)))
    expect(ELEMENTS.filter(element => !aboard.has(element))).toEqual([])
  })
})
