import type { DraftFleet, DraftFlight, DraftShip, DraftSquadron } from '@shared/systems/firestorm-armada/model/design'

/** A row of the fleet: a squadron and its ships, a flight and its wings. `number` is that of the squadron or flight, from 1. */
export type FleetPart =
  | { readonly kind: 'squadron'; readonly id: string; readonly number: number; readonly unit: DraftSquadron }
  | { readonly kind: 'ship'; readonly id: string; readonly number: number; readonly unit: DraftSquadron; readonly ship: DraftShip }
  | { readonly kind: 'flight'; readonly id: string; readonly number: number; readonly unit: DraftFlight }
  | {
      readonly kind: 'wing'
      readonly id: string
      readonly number: number
      readonly unit: DraftFlight
      readonly wing: DraftFlight['wings'][number]
    }

/** Every part in table order, squadrons before flights, as the battle numbers them. */
export function partsOf({ squadrons, flights }: DraftFleet): readonly FleetPart[] {
  return [
    ...squadrons.flatMap((unit, index): readonly FleetPart[] => {
      const number = index + 1
      return [
        { kind: 'squadron', id: unit.id, number, unit },
        ...unit.ships.map(ship => ({ kind: 'ship', id: ship.id, number, unit, ship }) as const)
      ]
    }),
    ...flights.flatMap((unit, index): readonly FleetPart[] => {
      const number = squadrons.length + index + 1
      return [
        { kind: 'flight', id: unit.id, number, unit },
        ...unit.wings.map(wing => ({ kind: 'wing', id: wing.id, number, unit, wing }) as const)
      ]
    })
  ]
}

/** What the part is called. */
export function nameOfPart(part: FleetPart): string {
  if (part.kind === 'ship') return part.ship.name
  return part.kind === 'wing' ? part.wing.name : part.unit.name
}
