import { sum } from '../../../kernel/collections'
import type { PwCommands } from '../commands/command'
import { emptyBuilding } from '../derive/tokens'
import type { PwEvent } from '../events'
import type { Arrivals } from '../events/arrivals'
import type { FleetWorth, SectorState, ShipState } from '../model/battle'
import type { Position } from '../model/board'
import type { DraftShip, DraftSquadron, FleetId, SquadronId } from '../model/design'
import type { BySector, Sector } from '../model/element'
import { PRINTED_TABLES } from '../tables/scores'
import { STRUCTURE_POINTS } from '../tables/sizes'
import { validateFleet } from '../validate/validate-fleet'

/** The first event, with all a battle starts from: the tables in use, and what each fleet and ship counts for (PW-003, PW-061, PW-062). */
export function begun({ name, rulings, fleets, tables }: PwCommands['beginBattle']): Extract<PwEvent, { readonly type: 'battleBegun' }> {
  const there = fleets.map(({ fleet }) => launched(fleet.id, fleet.squadrons, null))
  return {
    type: 'battleBegun',
    name,
    rulings,
    tables: PRINTED_TABLES,
    building: tables === 'built' ? emptyBuilding('detection') : null,
    fleets: fleets.map(({ sideId, fleet }) => ({
      id: fleet.id,
      name: fleet.name,
      sideId,
      budgetPoints: fleet.budgetPoints,
      ...worthOf(fleet.squadrons),
      isIllegal: validateFleet(fleet, rulings).verdict === 'illegal'
    })),
    squadrons: there.flatMap(one => one.squadrons),
    ships: there.flatMap(one => one.ships)
  }
}

/** Squadrons and their ships as they arrive: undamaged, in one place or not placed yet. */
export function launched(fleetId: FleetId, squadrons: readonly DraftSquadron[], position: Position | null): Arrivals {
  return {
    squadrons: squadrons.map(({ id, name, isHidden }) => ({
      id,
      name,
      fleetId,
      hasActed: false,
      ...(isHidden === true ? { isHidden } : {}),
      note: ''
    })),
    ships: squadrons.flatMap(({ id, ships }) => ships.map(ship => shipOf(ship, id, position)))
  }
}

/** The squadrons' share of the totals with which their fleet's losses are compared (PW-061). */
export function worthOf(squadrons: readonly DraftSquadron[]): FleetWorth {
  const ships = squadrons.flatMap(squadron => squadron.ships)
  return {
    costPoints: sum(ships.map(ship => STRUCTURE_POINTS[ship.size])),
    elementsStart: sum(ships.flatMap(ship => Object.values(ship.sectors).map(sector => sector.elements.length)))
  }
}

function shipOf({ id, name, size, sectors }: DraftShip, squadronId: SquadronId, position: Position | null): ShipState {
  const intact = (sector: Sector): SectorState => ({ ...sectors[sector], lost: [] })
  const six: BySector<SectorState> = {
    front: intact('front'),
    rear: intact('rear'),
    right: intact('right'),
    left: intact('left'),
    top: intact('top'),
    bottom: intact('bottom')
  }
  const costPoints = STRUCTURE_POINTS[size]
  return { id, name, squadronId, size, costPoints, position, sectors: six, jams: [], pdSpent: 0, pmSpent: 0, note: '' }
}
