import { clamp, replaceWhere, without } from '@shared/kernel/collections'
import type { DraftShip, DraftSquad, DraftWeapon, ShipId, WeaponId } from '@shared/systems/xwing/model/squad'

/** Most ships of a squad and most weapons of a ship that the files accept. */
export const SHIPS_MAX = 60
export const WEAPONS_MAX = 20

export function withShip(squad: DraftSquad, id: ShipId, change: (ship: DraftShip) => DraftShip): DraftSquad {
  return { ...squad, ships: replaceWhere(squad.ships, ship => ship.id === id, change) }
}

/** The squad with a weapon changed, whichever ship it is on. */
export function withWeapon(squad: DraftSquad, id: WeaponId, change: (weapon: DraftWeapon) => DraftWeapon): DraftSquad {
  const armed = (ship: DraftShip): DraftShip => ({ ...ship, weapons: replaceWhere(ship.weapons, weapon => weapon.id === id, change) })
  return { ...squad, ships: squad.ships.map(armed) }
}

/** The squad with a ship after the one given, or at the end. */
export function insertShip(squad: DraftSquad, ship: DraftShip, afterId: ShipId | null): DraftSquad {
  const index = squad.ships.findIndex(one => one.id === afterId)
  const at = index < 0 ? squad.ships.length : index + 1
  return { ...squad, ships: [...squad.ships.slice(0, at), ship, ...squad.ships.slice(at)] }
}

export function removeShip(squad: DraftSquad, id: ShipId): DraftSquad {
  return { ...squad, ships: without(squad.ships, ship => ship.id === id) }
}

/** The ship at another place of the list, counted from 0; the same squad when it stands there already. */
export function moveShip(squad: DraftSquad, id: ShipId, to: number): DraftSquad {
  const from = squad.ships.findIndex(ship => ship.id === id)
  const ship = squad.ships[from]
  const place = clamp(to, 0, squad.ships.length - 1)
  if (ship === undefined || place === from) return squad
  const others = removeShip(squad, id).ships
  return { ...squad, ships: [...others.slice(0, place), ship, ...others.slice(place)] }
}

/** The ship that has this id, or a weapon with it; undefined for anything else. */
export function shipAt(squad: DraftSquad, id: string | null): DraftShip | undefined {
  return squad.ships.find(ship => ship.id === id || ship.weapons.some(weapon => weapon.id === id))
}
