import type { DraftFleet, DraftShip, DraftSquadron } from '@shared/systems/petit-wargame/model/design'

/** A row of the fleet: a squadron or one of its ships. `number` is that of the squadron, from 1. */
export type FleetPart =
  | { readonly kind: 'squadron'; readonly id: string; readonly number: number; readonly squadron: DraftSquadron }
  | { readonly kind: 'ship'; readonly id: string; readonly number: number; readonly squadron: DraftSquadron; readonly ship: DraftShip }

/** Every part in the order of the table. */
export function partsOf({ squadrons }: DraftFleet): readonly FleetPart[] {
  return squadrons.flatMap((squadron, index): readonly FleetPart[] => {
    const number = index + 1
    return [
      { kind: 'squadron', id: squadron.id, number, squadron },
      ...squadron.ships.map(ship => ({ kind: 'ship', id: ship.id, number, squadron, ship }) as const)
    ]
  })
}

/** What the part is called. */
export function nameOfPart(part: FleetPart): string {
  return part.kind === 'ship' ? part.ship.name : part.squadron.name
}
