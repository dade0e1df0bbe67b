import { describe, expect, it } from 'vitest'
import { sampleFleets } from '@shared/systems/firestorm-armada/samples/two-fleets'
import { fireByBand } from './fire-by-band'

let last = 0
const [fleet] = sampleFleets(() => `id${String((last += 1))}`)

describe('attack dice of a fleet by range band', () => {
  it('are those on the cards, guns and torpedoes apart', () => {
    const squadron = fleet.squadrons[2]
    if (squadron === undefined) throw new Error('No frigates')
    expect(fireByBand({ ...fleet, squadrons: [squadron] })).toEqual([
      { guns: 12, torpedoes: 3 },
      { guns: 9, torpedoes: 6 },
      { guns: 6, torpedoes: 6 },
      { guns: 0, torpedoes: 6 }
    ])
  })
  it('are the same at every range for a weapon with one number (FA-Q13)', () => {
    const [ship] = fleet.squadrons[0]?.ships ?? []
    if (ship === undefined) throw new Error('No ship')
    const gun = { id: 'w1', name: 'Gun', mount: 'turret', dice: [5] } as const
    const squadrons = fleet.squadrons.slice(0, 1).map(unit => ({ ...unit, ships: [{ ...ship, weapons: [gun] }] }))
    expect(fireByBand({ ...fleet, squadrons }).map(band => band.guns)).toEqual([5, 5, 5, 5])
  })
})
