import { replaceWhere } from '@shared/kernel/collections'
import type { DraftShip, DraftSquad, DraftWeapon, ShipId, WeaponId } from '@shared/systems/xwing/model/squad'
import type { BuilderPart } from '../../../contract/system-builder'

export interface ShipPart extends BuilderPart {
  readonly ship: DraftShip
}

export function partsOf({ ships }: DraftSquad): readonly ShipPart[] {
  return ships.map((ship, index) => ({ id: ship.id, name: ship.name, number: index + 1, isInside: false, ship }))
}

/** The ship that has this id, or a weapon with it; undefined for anything else. */
export function shipAt(squad: DraftSquad, id: string | null): DraftShip | undefined {
  return squad.ships.find(ship => ship.id === id || ship.weapons.some(weapon => weapon.id === id))
}

export function withShip(squad: DraftSquad, id: ShipId, change: (ship: DraftShip) => DraftShip): DraftSquad {
  return { ...squad, ships: replaceWhere(squad.ships, ship => ship.id === id, change) }
}

/** The squad with a weapon changed, whichever ship it is on. */
export function withWeapon(squad: DraftSquad, id: WeaponId, change: (weapon: DraftWeapon) => DraftWeapon): DraftSquad {
  const armed = (ship: DraftShip): DraftShip => ({ ...ship, weapons: replaceWhere(ship.weapons, weapon => weapon.id === id, change) })
  return { ...squad, ships: squad.ships.map(armed) }
}
