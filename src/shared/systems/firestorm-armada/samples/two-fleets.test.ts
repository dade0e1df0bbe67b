import { describe, expect, it } from 'vitest'
import { validateFleet } from '../validate/validate-fleet'
import { sampleFleets } from './two-fleets'

let next = 0
const fleets = sampleFleets(() => `id${String((next += 1))}`)

describe('sample fleets', () => {
  it('are both legal', () => {
    for (const fleet of fleets) expect(validateFleet(fleet)).toMatchObject({ verdict: 'legal', problems: [] })
  })
  it('keep their names, three squadrons and a flight each', () => {
    expect(fleets.map(fleet => [fleet.name, fleet.squadrons.length, fleet.flights.length])).toEqual([
      ['Halcyon Watch', 3, 1],
      ['Spear of Adjutant', 3, 1]
    ])
  })
})
