import type { DraftFleet } from '@shared/systems/firestorm-armada/model/design'

/** What a fleet brings, counted. */
export function fleetCounts({ squadrons, flights }: DraftFleet) {
  const ships = squadrons.flatMap(squadron => squadron.ships)
  return {
    squadrons: squadrons.length,
    ships: ships.length,
    flights: flights.length,
    wings: flights.reduce((sum, flight) => sum + flight.wings.length, 0),
    /** Hull points of all its ships. */
    hull: ships.reduce((sum, ship) => sum + ship.hull, 0)
  }
}
