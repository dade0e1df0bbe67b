import { describe, expect, it } from 'vitest'
import type { DraftFleet } from '@shared/systems/firestorm-armada/model/design'
import { sampleFleets } from '@shared/systems/firestorm-armada/samples/two-fleets'
import { copyFleet, emptyFleet } from './copy-fleet'

const counter = (prefix: string): (() => string) => {
  let last = 0
  return () => `${prefix}${String((last += 1))}`
}

const idsOf = (fleet: DraftFleet): readonly string[] => [
  fleet.id,
  ...fleet.squadrons.flatMap(squadron => [squadron.id, ...squadron.ships.map(ship => ship.id)]),
  ...fleet.flights.flatMap(flight => [flight.id, ...flight.wings.map(wing => wing.id)])
]

describe('copy of a fleet', () => {
  const [fleet] = sampleFleets(counter('a'))
  const copy = copyFleet(fleet, 'Copy', counter('b'))

  it('shares no id with the original, so that both may fight one battle', () => {
    const old = new Set(idsOf(fleet))
    expect(idsOf(copy).filter(id => old.has(id))).toEqual([])
    expect(new Set(idsOf(copy)).size).toBe(old.size)
  })
  it('keeps everything else', () => {
    const bare = (one: DraftFleet) => JSON.stringify({ ...one, name: '' }).replaceAll(/"id":"[ab]\d+"/gu, '"id":""')
    expect(bare(copy)).toBe(bare(fleet))
    expect(copy.name).toBe('Copy')
  })
  it('has nothing in it when it starts from nothing', () => {
    expect(emptyFleet('New', counter('c'))).toEqual({
      id: 'c1',
      name: 'New',
      faction: 'dindrenzi',
      isAllied: false,
      squadrons: [],
      flights: [],
      allowIllegal: false
    })
  })
})
