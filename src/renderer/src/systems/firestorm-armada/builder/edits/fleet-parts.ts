import type { DraftFleet, DraftFlight, DraftShip, DraftWing, DraftSquadron } from '@shared/systems/firestorm-armada/model/design'
import { shipOutline, wingOutline } from '@shared/systems/firestorm-armada/view/outline'
import type { BuilderPart } from '../../../../contract/system-builder'

/** A row of the fleet: a squadron, ship, flight or wing. */
export type FleetPart = BuilderPart &
  (
    | { readonly kind: 'squadron'; readonly unit: DraftSquadron }
    | { readonly kind: 'ship'; readonly unit: DraftSquadron; readonly ship: DraftShip }
    | { readonly kind: 'flight'; readonly unit: DraftFlight }
    | { readonly kind: 'wing'; readonly unit: DraftFlight; readonly wing: DraftWing }
  )

/** All parts in table order, squadrons before flights, as numbered in battle. */
export function partsOf({ squadrons, flights, faction }: DraftFleet): readonly FleetPart[] {
  return [
    ...squadrons.flatMap((unit, index): readonly FleetPart[] => {
      const number = index + 1
      return [
        { kind: 'squadron', id: unit.id, name: unit.name, number, isInside: false, unit },
        ...unit.ships.map(ship => {
          const { id, name } = ship
          return { kind: 'ship', id, name, number, isInside: true, outline: shipOutline(ship, faction), unit, ship } as const
        })
      ]
    }),
    ...flights.flatMap((unit, index): readonly FleetPart[] => {
      const number = squadrons.length + index + 1
      return [
        { kind: 'flight', id: unit.id, name: unit.name, number, isInside: false, unit },
        ...unit.wings.map(
          wing => ({ kind: 'wing', id: wing.id, name: wing.name, number, isInside: true, outline: wingOutline(wing), unit, wing }) as const
        )
      ]
    })
  ]
}
