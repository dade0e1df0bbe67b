import { describe, expect, it } from 'vitest'
import type { DraftFleet } from '@shared/systems/firestorm-armada/model/design'
import { sampleFleets } from '@shared/systems/firestorm-armada/samples/two-fleets'
import { draftFleetV1 } from '@shared/systems/firestorm-armada/schema/roster-v1'
import * as edits from './fleet-edits'
import { partsOf, type FleetPart } from './fleet-parts'
import { nextName } from './next-name'
import { fleetEdits } from './roster-edits'

let last = 0
const newId = (): string => `id${String((last += 1))}`
const [fleet] = sampleFleets(newId)
const part = (name: string): FleetPart => {
  const found = partsOf(fleet).find(one => one.name === name)
  if (found === undefined) throw new Error(name)
  return found
}
const names = (one: DraftFleet): readonly string[] => partsOf(one).map(one => one.name)

describe('the parts of a fleet', () => {
  it('are its squadrons with their ships, then its flights with their wings, as the battle numbers them', () => {
    expect(partsOf(fleet).map(one => `${String(one.number)} ${one.kind} ${one.name}`)).toEqual([
      '1 squadron Old Guard',
      '1 ship Resolve of Halcyon',
      '2 squadron Lanternbearers',
      '2 ship Wick',
      '2 ship Tallow',
      '2 ship Ember',
      '3 squadron Swift Petition',
      '3 ship Plea',
      '3 ship Suit',
      '3 ship Prayer',
      '4 flight Kestrel flight',
      '4 wing Kestrel 1',
      '4 wing Kestrel 2'
    ])
  })
  it('are removed with all that is in them', () => {
    expect(names(fleetEdits.removed(fleet, part('Lanternbearers')))).toHaveLength(9)
    expect(names(fleetEdits.removed(fleet, part('Tallow')))).not.toContain('Tallow')
    expect(names(fleetEdits.removed(fleet, part('Kestrel flight')))).toHaveLength(10)
    expect(names(fleetEdits.removed(fleet, part('Kestrel 1')))).toHaveLength(12)
  })
  it('are doubled behind themselves with ids of their own', () => {
    for (const name of ['Old Guard', 'Wick', 'Kestrel flight', 'Kestrel 1']) {
      const doubled = fleetEdits.duplicated(fleet, part(name), { word: key => key, taken: names(fleet), newId })?.roster ?? fleet
      const copy = nextName(name, names(fleet))
      const ids = partsOf(doubled).map(one => one.id)
      expect(new Set(ids).size, name).toBe(ids.length)
      expect(names(doubled).indexOf(copy)).toBeGreaterThan(names(doubled).indexOf(name))
      expect(draftFleetV1.parse(doubled)).toEqual(doubled)
    }
  })
  it('are renamed where they stand', () => {
    for (const name of ['Old Guard', 'Wick', 'Kestrel flight', 'Kestrel 1'])
      expect(names(fleetEdits.renamed(fleet, part(name), 'Other'))).toEqual(names(fleet).map(one => (one === name ? 'Other' : one)))
  })
  it('move within their kind, ships from squadron to squadron', () => {
    const up = fleetEdits.moved(fleet, part('Wick'), -1)
    expect(up.squadrons.map(unit => unit.ships.map(ship => ship.name))).toEqual([
      ['Resolve of Halcyon', 'Wick'],
      ['Tallow', 'Ember'],
      ['Plea', 'Suit', 'Prayer']
    ])
    expect(fleetEdits.moved(fleet, part('Swift Petition'), -1).squadrons.map(unit => unit.name)).toEqual([
      'Old Guard',
      'Swift Petition',
      'Lanternbearers'
    ])
    expect(fleetEdits.moved(fleet, part('Kestrel 2'), -1).flights[0]?.wings.map(wing => wing.name)).toEqual(['Kestrel 2', 'Kestrel 1'])
    expect(fleetEdits.moved(fleet, part('Kestrel flight'), 1)).toEqual(fleet)
  })
})

describe('new parts', () => {
  it('come with a ship or a wing, so that nothing is missing', () => {
    const squadron = edits.newSquadron('Squadron', 'Ship', newId)
    expect(squadron.ships.map(ship => [ship.name, ship.damageRating])).toEqual([['Ship', null]])
    expect(edits.newFlight('Flight', 'Wing', newId).wings.map(wing => wing.name)).toEqual(['Wing'])
  })
  it('take the card of the ship before them', () => {
    const [, squadron] = fleet.squadrons
    if (squadron === undefined) throw new Error('No squadron')
    const ship = edits.newShip(squadron, 'Taper', newId)
    expect({ ...ship, id: '', name: '' }).toEqual({ ...squadron.ships[2], id: '', name: '' })
  })
  it('may be given one card for the whole squadron, names as they were', () => {
    const guard = fleet.squadrons[0]?.ships[0]
    const squadron = fleet.squadrons[1]
    if (guard === undefined || squadron === undefined) throw new Error('No ships')
    const ships = edits.withCardOf(fleet, squadron, guard).squadrons[1]?.ships ?? []
    expect(ships.map(ship => [ship.name, ship.hull, ship.weapons.length])).toEqual(['Wick', 'Tallow', 'Ember'].map(name => [name, 10, 5]))
    expect(ships.map(ship => ship.id)).toEqual(squadron.ships.map(ship => ship.id))
  })
  it('tell their weapons apart, each at the next mount with the dice of the one before', () => {
    const ship = { ...edits.newShip(null, 'New', newId), weapons: [] }
    expect(edits.nextMount(ship)).toBe('fore')
    const lance = { ...edits.newWeapon(ship, 'fore', 'Lance'), dice: [6, 4] }
    const armed = { ...ship, weapons: [lance] }
    expect(edits.nextMount(armed)).toBe('aft')
    expect(edits.newWeapon(armed, 'port', 'Port')).toEqual({ id: 'w2', name: 'Port', mount: 'port', dice: [6, 4] })
  })
})
