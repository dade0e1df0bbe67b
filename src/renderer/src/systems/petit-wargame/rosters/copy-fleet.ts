import type { DraftFleet, DraftShip, DraftSquadron } from '@shared/systems/petit-wargame/model/design'
import { fleetId, shipId, squadronId } from '@shared/systems/petit-wargame/model/design'
import { BUDGET_POINTS } from '@shared/systems/petit-wargame/tables/sizes'

/** The same fleet under another name, with ids of its own throughout, so that both may fight one battle. */
export function copyFleet(fleet: DraftFleet, name: string, newId: () => string): DraftFleet {
  return {
    ...fleet,
    id: fleetId(newId()),
    name,
    squadrons: fleet.squadrons.map(squadron => copySquadron(squadron, squadron.name, newId))
  }
}

export function copySquadron(squadron: DraftSquadron, name: string, newId: () => string): DraftSquadron {
  return { id: squadronId(newId()), name, ships: squadron.ships.map(ship => copyShip(ship, ship.name, newId)) }
}

export function copyShip(ship: DraftShip, name: string, newId: () => string): DraftShip {
  return { ...ship, id: shipId(newId()), name }
}

/** A fleet with nothing in it yet. */
export function emptyFleet(name: string, budgetPoints: number | undefined, newId: () => string): DraftFleet {
  return { id: fleetId(newId()), name, budgetPoints: budgetPoints ?? BUDGET_POINTS, squadrons: [], allowIllegal: false }
}
