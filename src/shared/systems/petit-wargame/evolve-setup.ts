import { assertNever } from '../../kernel/assert-never'
import type { BeginBattle } from './commands/command'
import type { SetupEvent } from './events'
import type { BattleState, Building } from './model/battle'
import type { TableName } from './model/board'
import type { FleetId } from './model/design'
import { launched, worthOf } from './rules/launch'
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
  const there = fleets.map(({ fleet }) => launched(fleet.id, fleet.squadrons, null))
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
      ...worthOf(fleet.squadrons),
      isIllegal: illegalIds.includes(fleet.id)
    })),
    squadrons: there.flatMap(one => one.squadrons),
    ships: there.flatMap(one => one.ships)
  }
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
