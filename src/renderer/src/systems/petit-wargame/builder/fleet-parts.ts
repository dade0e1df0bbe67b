import type { DraftFleet, DraftShip, DraftSquadron } from '@shared/systems/petit-wargame/model/design'
import { shipOutline } from '@shared/systems/petit-wargame/view/outline'
import type { BuilderPart } from '../../../contract/system-builder'

/** A row of the fleet: a squadron or one of its ships. */
export type FleetPart = BuilderPart &
  (
    | { readonly kind: 'squadron'; readonly squadron: DraftSquadron }
    | { readonly kind: 'ship'; readonly squadron: DraftSquadron; readonly ship: DraftShip }
  )

/** Every part in the order of the table. */
export function partsOf({ squadrons }: DraftFleet): readonly FleetPart[] {
  return squadrons.flatMap((squadron, index): readonly FleetPart[] => {
    const number = index + 1
    return [
      { kind: 'squadron', id: squadron.id, name: squadron.name, number, isInside: false, squadron },
      ...squadron.ships.map(ship => {
        const { id, name } = ship
        return { kind: 'ship', id, name, number, isInside: true, outline: shipOutline(ship), squadron, ship } as const
      })
    ]
  })
}

/** Selects the first ship. */
export function firstOf(parts: readonly FleetPart[]): FleetPart | undefined {
  return parts.find(part => part.kind === 'ship') ?? parts[0]
}
