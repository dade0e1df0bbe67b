import type { CarryRules } from '../../core/carry/carry-rules'
import { without } from '../../kernel/collections'
import type { FaCommand } from './commands/command'
import type { BattleState } from './model/battle'
import type { DraftFleet, ShipId } from './model/design'

/** What lasts of a fleet battle: hull and crew lost, ships and wings that fell. */
export const firestormCarry: CarryRules<BattleState, FaCommand, DraftFleet> = {
  partsOf: ({ squadrons, flights }) => [...squadrons.flatMap(({ ships }) => ships), ...flights.flatMap(({ wings }) => wings)],
  woundOf(state, unitId) {
    const ship = state.ships.find(({ id }) => id === unitId)
    if (ship === undefined || ship.hullLost + ship.crewLost + ship.assaultLost === 0) return null
    return { hullLost: ship.hullLost, crewLost: ship.crewLost, assaultLost: ship.assaultLost }
  },
  wounded: (unitId, wound, reason) => ({ type: 'correctShip', shipId: unitId as ShipId, correction: wound, reason }),
  without: (fleet, partId) => ({
    ...fleet,
    squadrons: fleet.squadrons
      .map(squadron => ({ ...squadron, ships: without(squadron.ships, ({ id }) => id === partId) }))
      .filter(({ ships }) => ships.length > 0),
    flights: fleet.flights
      .map(flight => ({ ...flight, wings: without(flight.wings, ({ id }) => id === partId) }))
      .filter(({ wings }) => wings.length > 0)
  })
}
