import type { DraftShip, DraftSquad } from '@shared/systems/xwing/model/squad'
import { shipOutline } from '@shared/systems/xwing/view/outline'
import type { BuilderPart } from '../../../contract/system-builder'

export interface ShipPart extends BuilderPart {
  readonly ship: DraftShip
}

export function partsOf({ ships }: DraftSquad): readonly ShipPart[] {
  return ships.map((ship, index) => ({
    id: ship.id,
    name: ship.name,
    number: index + 1,
    isInside: false,
    outline: shipOutline(ship),
    ship
  }))
}

/** The ship with this id, or with a weapon of this id; undefined for anything else. */
export function shipAt(squad: DraftSquad, id: string | null): DraftShip | undefined {
  return squad.ships.find(ship => ship.id === id || ship.weapons.some(weapon => weapon.id === id))
}
