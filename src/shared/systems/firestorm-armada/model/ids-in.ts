import type { DraftFleet } from './design'

/** The ids of squadrons and flights, and of the ships and wings in them. */
export function idsIn({ squadrons, flights }: Pick<DraftFleet, 'squadrons' | 'flights'>): readonly string[] {
  return [
    ...squadrons.flatMap(squadron => [squadron.id, ...squadron.ships.map(ship => ship.id)]),
    ...flights.flatMap(flight => [flight.id, ...flight.wings.map(wing => wing.id)])
  ]
}
