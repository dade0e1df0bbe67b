import type { DraftFleet, DraftFlight, DraftShip, DraftSquadron, DraftWeapon, Mount } from '@shared/systems/firestorm-armada/model/design'
import { MOUNTS, shipId, unitId, wingId } from '@shared/systems/firestorm-armada/model/design'
import { withPart } from '../../../../builder/draft/roster-tree'

/** Maximum number of weapons per ship in the schema. */
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

/** A new ship; in a squadron it copies the card of the previous ship. */
export function newShip(squadron: DraftSquadron | null, name: string, newId: () => string): DraftShip {
  return { ...(squadron?.ships.at(-1) ?? NEW_SHIP), id: shipId(newId()), name }
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

/** The mount of the ship's next weapon: the first free one. */
export function nextMount({ weapons }: DraftShip): Mount {
  return MOUNTS.find(mount => weapons.every(weapon => weapon.mount !== mount)) ?? 'turret'
}

/** A new weapon with a unique id and the dice of the previous weapon. */
export function newWeapon(ship: DraftShip, mount: Mount, name: string): DraftWeapon {
  const taken = ship.weapons.map(weapon => weapon.id)
  const free = Array.from({ length: taken.length + 1 }, (_, i) => `w${String(i + 1)}`).find(id => !taken.includes(id))
  return { id: free ?? '', name, mount, dice: ship.weapons.at(-1)?.dice ?? [1] }
}

/** Copies this ship's card to every ship of the squadron, keeping names. */
export function withCardOf(fleet: DraftFleet, squadron: DraftSquadron, card: DraftShip): DraftFleet {
  const ships = squadron.ships.map(({ id, name }) => ({ ...card, id, name }))
  return withPart(fleet, squadron.id, (unit: DraftSquadron) => ({ ...unit, ships }))
}
