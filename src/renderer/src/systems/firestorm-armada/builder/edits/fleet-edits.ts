import type { DraftFleet, DraftFlight, DraftShip, DraftSquadron, DraftWeapon, Mount } from '@shared/systems/firestorm-armada/model/design'
import { MOUNTS, shipId, unitId, wingId } from '@shared/systems/firestorm-armada/model/design'
import { copyFlight, copyShip, copySquadron } from '../../rosters/copy-fleet'
import type { FleetPart } from './fleet-parts'
import { insertedAfter, movedIn, movedInside } from '../../../../builder/draft/move-part'

/** Most weapons of a ship that the files accept. */
export const WEAPONS_MAX = 24

const NEW_SHIP = {
  shipClass: 'capital',
  mv: 6,
  hull: 4,
  crew: 4,
  assault: 2,
  pointDefence: 2,
  shields: 0,
  damageRating: null,
  criticalRating: null,
  weapons: []
} as const satisfies Partial<DraftShip>

/** A ship to be typed from its card. In a squadron it takes the card of the ship before it. */
export function newShip(squadron: DraftSquadron | null, name: string, newId: () => string): DraftShip {
  return copyShip(squadron?.ships.at(-1) ?? { ...NEW_SHIP, id: shipId(''), name }, name, newId)
}

export function newSquadron(name: string, shipName: string, newId: () => string): DraftSquadron {
  return { id: unitId(newId()), name, ships: [newShip(null, shipName, newId)] }
}

export function newWing(name: string, newId: () => string): DraftFlight['wings'][number] {
  return { id: wingId(newId()), name }
}

export function newFlight(name: string, wingName: string, newId: () => string): DraftFlight {
  return { id: unitId(newId()), name, wings: [newWing(wingName, newId)] }
}

/** Where the next weapon of the ship stands: the first mount that has none. */
export function nextMount({ weapons }: DraftShip): Mount {
  return MOUNTS.find(mount => weapons.every(weapon => weapon.mount !== mount)) ?? 'turret'
}

/** A weapon with an id its ship does not have yet, and the dice of the weapon before it. */
export function newWeapon(ship: DraftShip, mount: Mount, name: string): DraftWeapon {
  const taken = ship.weapons.map(weapon => weapon.id)
  const free = Array.from({ length: taken.length + 1 }, (_, i) => `w${String(i + 1)}`).find(id => !taken.includes(id))
  return { id: free ?? '', name, mount, dice: ship.weapons.at(-1)?.dice ?? [1] }
}

export function withSquadron(fleet: DraftFleet, id: string, change: Partial<DraftSquadron>): DraftFleet {
  return { ...fleet, squadrons: fleet.squadrons.map(unit => (unit.id === id ? { ...unit, ...change } : unit)) }
}

export function withFlight(fleet: DraftFleet, id: string, change: Partial<DraftFlight>): DraftFleet {
  return { ...fleet, flights: fleet.flights.map(unit => (unit.id === id ? { ...unit, ...change } : unit)) }
}

export function withShip(fleet: DraftFleet, id: string, change: Partial<DraftShip>): DraftFleet {
  return {
    ...fleet,
    squadrons: fleet.squadrons.map(unit => ({ ...unit, ships: unit.ships.map(ship => (ship.id === id ? { ...ship, ...change } : ship)) }))
  }
}

/** The part under another name. */
export function renamed(fleet: DraftFleet, part: FleetPart, name: string): DraftFleet {
  switch (part.kind) {
    case 'squadron':
      return withSquadron(fleet, part.id, { name })
    case 'ship':
      return withShip(fleet, part.id, { name })
    case 'flight':
      return withFlight(fleet, part.id, { name })
    case 'wing':
      return withFlight(fleet, part.unit.id, { wings: part.unit.wings.map(wing => (wing.id === part.id ? { ...wing, name } : wing)) })
  }
}

/** Without the part and all that is in it. */
export function without(fleet: DraftFleet, { id }: FleetPart): DraftFleet {
  const isOther = (one: { readonly id: string }): boolean => one.id !== id
  return {
    ...fleet,
    squadrons: fleet.squadrons.filter(isOther).map(unit => ({ ...unit, ships: unit.ships.filter(isOther) })),
    flights: fleet.flights.filter(isOther).map(unit => ({ ...unit, wings: unit.wings.filter(isOther) }))
  }
}

/** The part once more behind itself, under another name. */
export function doubled(fleet: DraftFleet, part: FleetPart, name: string, newId: () => string): DraftFleet {
  switch (part.kind) {
    case 'squadron':
      return { ...fleet, squadrons: insertedAfter(fleet.squadrons, copySquadron(part.unit, name, newId), part.id) }
    case 'ship':
      return withSquadron(fleet, part.unit.id, { ships: insertedAfter(part.unit.ships, copyShip(part.ship, name, newId), part.id) })
    case 'flight':
      return { ...fleet, flights: insertedAfter(fleet.flights, copyFlight(part.unit, name, newId), part.id) }
    case 'wing':
      return withFlight(fleet, part.unit.id, { wings: insertedAfter(part.unit.wings, newWing(name, newId), part.id) })
  }
}

/** One place up or down; ships and wings over into the next squadron or flight. The same fleet where there is no further. */
export function moved(fleet: DraftFleet, { kind, id }: FleetPart, by: 1 | -1): DraftFleet {
  const { squadrons, flights } = fleet
  const swapped = <Unit extends { readonly id: string }>(units: readonly Unit[]): readonly Unit[] =>
    movedIn(
      units,
      units.findIndex(unit => unit.id === id),
      by
    )
  switch (kind) {
    case 'squadron':
      return withUnits(fleet, swapped(squadrons), flights)
    case 'flight':
      return withUnits(fleet, squadrons, swapped(flights))
    case 'ship':
      return withUnits(fleet, movedInside(squadrons, 'ships', id, by), flights)
    case 'wing':
      return withUnits(fleet, squadrons, movedInside(flights, 'wings', id, by))
  }
}

function withUnits(fleet: DraftFleet, squadrons: DraftFleet['squadrons'], flights: DraftFleet['flights']): DraftFleet {
  return squadrons === fleet.squadrons && flights === fleet.flights ? fleet : { ...fleet, squadrons, flights }
}

/** Every ship of the squadron with the card of this one; names stay. */
export function withCardOf(fleet: DraftFleet, squadron: DraftSquadron, card: DraftShip): DraftFleet {
  return withSquadron(fleet, squadron.id, { ships: squadron.ships.map(({ id, name }) => ({ ...card, id, name })) })
}
