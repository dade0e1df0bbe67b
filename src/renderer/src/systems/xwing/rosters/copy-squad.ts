import type { DraftShip, DraftSquad } from '@shared/systems/xwing/model/squad'
import { shipId, squadId, weaponId } from '@shared/systems/xwing/model/squad'

type NewId = () => string

/** The same squad under another name, with ids of its own throughout. */
export function copySquad(squad: DraftSquad, name: string, newId: NewId): DraftSquad {
  return { ...squad, id: squadId(newId()), name, ships: squad.ships.map(ship => copyShip(ship, ship.name, newId)) }
}

export function copyShip(ship: DraftShip, name: string, newId: NewId): DraftShip {
  return { ...ship, id: shipId(newId()), name, weapons: ship.weapons.map(weapon => ({ ...weapon, id: weaponId(newId()) })) }
}

/** A squad with nothing in it yet, and all the dice that are needed. */
export function emptySquad(name: string, newId: NewId): DraftSquad {
  return { id: squadId(newId()), name, attackDiceOwned: null, defenseDiceOwned: null, ships: [], allowIllegal: false }
}
