import type { DraftFleet } from '@shared/systems/firestorm-armada/model/design'

/** Counts of what is in a fleet. */
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
