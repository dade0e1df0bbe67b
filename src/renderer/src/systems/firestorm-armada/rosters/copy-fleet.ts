import type { DraftFleet, DraftFlight, DraftShip, DraftSquadron } from '@shared/systems/firestorm-armada/model/design'
import { FACTIONS, fleetId, shipId, unitId, wingId } from '@shared/systems/firestorm-armada/model/design'

/** The same fleet under another name, with ids of its own throughout, so that both may fight one battle. */
export function copyFleet(fleet: DraftFleet, name: string, newId: () => string): DraftFleet {
  return {
    ...fleet,
    id: fleetId(newId()),
    name,
    squadrons: fleet.squadrons.map(squadron => copySquadron(squadron, squadron.name, newId)),
    flights: fleet.flights.map(flight => copyFlight(flight, flight.name, newId))
  }
}

export function copySquadron(squadron: DraftSquadron, name: string, newId: () => string): DraftSquadron {
  return { id: unitId(newId()), name, ships: squadron.ships.map(ship => copyShip(ship, ship.name, newId)) }
}

/** Weapons are told apart within their ship, so they keep their ids. */
export function copyShip(ship: DraftShip, name: string, newId: () => string): DraftShip {
  return { ...ship, id: shipId(newId()), name }
}

export function copyFlight(flight: DraftFlight, name: string, newId: () => string): DraftFlight {
  return { id: unitId(newId()), name, wings: flight.wings.map(wing => ({ ...wing, id: wingId(newId()) })) }
}

/** A fleet with nothing in it yet. */
export function emptyFleet(name: string, newId: () => string): DraftFleet {
  return { id: fleetId(newId()), name, faction: FACTIONS[0], isAllied: false, squadrons: [], flights: [], allowIllegal: false }
}
