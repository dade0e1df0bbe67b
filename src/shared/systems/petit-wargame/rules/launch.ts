import { sum } from '../../../kernel/collections'
import type { FleetState, ShipState, SquadronState } from '../model/battle'
import type { Position } from '../model/board'
import type { DraftShip, DraftSquadron, FleetId, SquadronId } from '../model/design'
import type { BySector, Sector } from '../model/element'
import { STRUCTURE_POINTS } from '../tables/sizes'

/** Squadrons of a fleet and their ships as they come to the table: whole, in one place, or nowhere yet. */
export function launched(
  fleetId: FleetId,
  squadrons: readonly DraftSquadron[],
  position: Position | null
): { readonly squadrons: readonly SquadronState[]; readonly ships: readonly ShipState[] } {
  return {
    squadrons: squadrons.map(({ id, name }) => ({ id, name, fleetId, hasActed: false, note: '' })),
    ships: squadrons.flatMap(({ id, ships }) => ships.map(ship => shipOf(ship, id, position)))
  }
}

/** What squadrons add to their fleet, against which its losses are held (PW-061). */
export function worthOf(squadrons: readonly DraftSquadron[]): Pick<FleetState, 'costPoints' | 'elementsStart'> {
  const ships = squadrons.flatMap(squadron => squadron.ships)
  return {
    costPoints: sum(ships.map(ship => STRUCTURE_POINTS[ship.size])),
    elementsStart: sum(ships.flatMap(ship => Object.values(ship.sectors).map(sector => sector.elements.length)))
  }
}

function shipOf({ id, name, size, sectors }: DraftShip, squadronId: SquadronId, position: Position | null): ShipState {
  const intact = (sector: Sector): ShipState['sectors'][Sector] => ({ ...sectors[sector], lost: [] })
  const six: BySector<ShipState['sectors'][Sector]> = {
    front: intact('front'),
    rear: intact('rear'),
    right: intact('right'),
    left: intact('left'),
    top: intact('top'),
    bottom: intact('bottom')
  }
  return { id, name, squadronId, size, position, sectors: six, jams: [], pdSpent: 0, pmSpent: 0, note: '' }
}
