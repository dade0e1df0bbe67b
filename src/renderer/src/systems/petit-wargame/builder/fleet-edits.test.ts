import { describe, expect, it } from 'vitest'
import type { DraftFleet } from '@shared/systems/petit-wargame/model/design'
import { sampleFleets } from '@shared/systems/petit-wargame/samples/two-fleets'
import { newShip, splitSquadron } from './fleet-edits'
import { firstOf, partsOf, type FleetPart } from './fleet-parts'
import { fleetEdits } from './roster-edits'

let last = 0
const newId = (): string => `id${String((last += 1))}`
const [fleet] = sampleFleets(newId)
const names = (one: DraftFleet): readonly string[] => partsOf(one).map(each => each.name)
const part = (name: string, one = fleet): FleetPart => {
  const found = partsOf(one).find(each => each.name === name)
  if (found === undefined) throw new Error(name)
  return found
}

const { moved, removed, renamed } = fleetEdits
const doubled = (name: string): DraftFleet =>
  fleetEdits.duplicated(fleet, part(name), { word: key => key, taken: names(fleet), newId })?.roster ?? fleet

describe('edits of a fleet (PW-007)', () => {
  it('rename, double and remove squadrons with all their ships', () => {
    expect(names(renamed(fleet, part('Anvil'), 'Hammer'))).toContain('Hammer')
    expect(names(doubled('Anvil')).slice(-3)).toEqual(['Anvil 2', 'Colossus', 'Resolute'])
    expect(names(removed(fleet, part('Sentinels')))).toEqual(['Anvil', 'Colossus', 'Resolute'])
  })
  it('rename, double and remove ships', () => {
    expect(names(renamed(fleet, part('Vigil'), 'Wake'))[1]).toBe('Wake')
    expect(names(doubled('Vigil')).slice(1, 4)).toEqual(['Vigil', 'Vigil 2', 'Beacon'])
    expect(names(removed(fleet, part('Vigil')))[1]).toBe('Beacon')
  })
  it('begin with the first ship', () => {
    expect([firstOf(partsOf(fleet))?.name, firstOf([])]).toEqual(['Vigil', undefined])
  })
  it('give copies ids of their own', () => {
    const ids = partsOf(doubled('Anvil')).map(one => one.id)
    expect(new Set(ids).size).toBe(ids.length)
  })
  it('move squadrons among themselves, and ships over into the next squadron', () => {
    expect(names(moved(fleet, part('Anvil'), -1))[0]).toBe('Anvil')
    expect(names(moved(fleet, part('Steadfast'), 1))).toEqual([
      'Sentinels',
      'Vigil',
      'Beacon',
      'Anvil',
      'Steadfast',
      'Colossus',
      'Resolute'
    ])
    expect(moved(fleet, part('Sentinels'), -1)).toEqual(fleet)
    expect(moved(fleet, part('Vigil'), -1)).toEqual(fleet)
  })
  it('split a squadron in halves, the first of which stays what it was', () => {
    const { squadrons } = splitSquadron(fleet, part('Sentinels').id, name => `${name} 2`, newId)
    expect(squadrons.map(one => [one.name, one.ships.length])).toEqual([
      ['Sentinels', 2],
      ['Sentinels 2', 1],
      ['Anvil', 2]
    ])
    expect(squadrons[0]?.id).toBe(part('Sentinels').id)
  })
  it('begin a ship with the design of the one before it, or with a bare hull', () => {
    const [squadron] = fleet.squadrons
    expect(newShip(squadron ?? null, 'New', newId).sectors).toEqual(squadron?.ships[2]?.sectors)
    expect(newShip(null, 'New', newId)).toMatchObject({ name: 'New', size: 'small', sectors: { front: { elements: [] } } })
  })
})
