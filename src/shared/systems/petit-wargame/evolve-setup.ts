import { assertNever } from '../../kernel/assert-never'
import { sum } from '../../kernel/collections'
import type { BeginBattle } from './commands/command'
import type { SetupEvent } from './events'
import type { BattleState, Building, ShipState } from './model/battle'
import type { TableName } from './model/board'
import type { DraftFleet, DraftShip, FleetId, SquadronId } from './model/design'
import type { BySector, Sector } from './model/element'
import { STRUCTURE_POINTS } from './tables/sizes'
import { TABLE_SIZES } from './tables/scores'

/** What happens before the first turn. */
export function evolveSetup(state: BattleState, event: SetupEvent): BattleState {
  switch (event.type) {
    case 'battleBegun':
      return begun(state, event.setup, event.illegalFleetIds)
    case 'tokensShared':
      return withBuilding(state, building => ({ ...building, nextSideId: event.sideId, hands: event.hands }))
    case 'tokenPlaced':
      return withBuilding(state, building => ({
        ...building,
        nextSideId: event.nextSideId,
        hands: building.hands.map(hand => (hand.sideId === event.sideId ? { ...hand, tokens: spent(hand.tokens, event.value) } : hand)),
        cells: building.cells.map((row, r) => (r === event.row ? row.map((cell, c) => (c === event.column ? event.value : cell)) : row))
      }))
    case 'tableCompleted':
      return {
        ...state,
        tables: { ...state.tables, [event.table]: event.scores },
        building: event.next === null ? null : emptyBuilding(event.next),
        phase: event.next === null ? 'deployment' : 'tables'
      }
    case 'deploymentRolled':
    case 'deploymentPassed':
      return { ...state, deployingSideId: event.sideId }
    case 'squadronPlaced':
      return { ...state, ships: state.ships.map(ship => (ship.squadronId === event.squadronId ? { ...ship, position: event.at } : ship)) }
    case 'deploymentEnded':
      return { ...state, deployingSideId: null, phase: 'initiative', turn: 1 }
    default:
      return assertNever(event)
  }
}

function begun(state: BattleState, { name, rulings, fleets, tables }: BeginBattle, illegalIds: readonly FleetId[]): BattleState {
  const squadrons = fleets.flatMap(({ fleet }) => fleet.squadrons.map(squadron => ({ squadron, fleetId: fleet.id })))
  return {
    ...state,
    hasBegun: true,
    name,
    rulings,
    phase: tables === 'built' ? 'tables' : 'deployment',
    building: tables === 'built' ? emptyBuilding('detection') : null,
    fleets: fleets.map(({ sideId, fleet }) => ({
      id: fleet.id,
      name: fleet.name,
      sideId,
      budgetPoints: fleet.budgetPoints,
      costPoints: sum(shipsIn(fleet).map(ship => STRUCTURE_POINTS[ship.size])),
      elementsStart: sum(shipsIn(fleet).flatMap(ship => Object.values(ship.sectors).map(sector => sector.elements.length))),
      isIllegal: illegalIds.includes(fleet.id)
    })),
    squadrons: squadrons.map(({ squadron, fleetId }) => ({ id: squadron.id, name: squadron.name, fleetId, hasActed: false, note: '' })),
    ships: squadrons.flatMap(({ squadron }) => squadron.ships.map(ship => launched(ship, squadron.id)))
  }
}

function shipsIn(fleet: DraftFleet): readonly DraftShip[] {
  return fleet.squadrons.flatMap(squadron => squadron.ships)
}

function launched({ id, name, size, sectors }: DraftShip, squadronId: SquadronId): ShipState {
  const intact = (sector: Sector): ShipState['sectors'][Sector] => ({ ...sectors[sector], lost: [] })
  const six: BySector<ShipState['sectors'][Sector]> = {
    front: intact('front'),
    rear: intact('rear'),
    right: intact('right'),
    left: intact('left'),
    top: intact('top'),
    bottom: intact('bottom')
  }
  return { id, name, squadronId, size, position: null, sectors: six, jams: [], pdSpent: 0, pmSpent: 0, note: '' }
}

function emptyBuilding(table: TableName): Building {
  const size = TABLE_SIZES[table]
  const row = Array.from({ length: size }, () => null)
  return { table, nextSideId: null, hands: [], cells: Array.from({ length: size }, () => row) }
}

/** The tokens without one of this value. */
function spent(tokens: readonly number[], value: number): readonly number[] {
  const index = tokens.indexOf(value)
  return tokens.filter((_, i) => i !== index)
}

function withBuilding(state: BattleState, change: (building: Building) => Building): BattleState {
  return state.building === null ? state : { ...state, building: change(state.building) }
}
