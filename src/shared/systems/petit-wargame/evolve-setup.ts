import { assertNever } from '../../kernel/assert-never'
import type { SetupEvent } from './events'
import type { BattleState, Building } from './model/battle'

/** What happens before the first turn. */
export function evolveSetup(state: BattleState, event: SetupEvent): BattleState {
  switch (event.type) {
    case 'battleBegun': {
      const { name, rulings, tables, building, fleets, squadrons, ships } = event
      const phase = building === null ? 'deployment' : 'tables'
      return { ...state, hasBegun: true, name, rulings, phase, tables, building, fleets, squadrons, ships }
    }
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
        building: event.next,
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

/** The tokens without one of this value. */
function spent(tokens: readonly number[], value: number): readonly number[] {
  const index = tokens.indexOf(value)
  return tokens.filter((_, i) => i !== index)
}

function withBuilding(state: BattleState, change: (building: Building) => Building): BattleState {
  return state.building === null ? state : { ...state, building: change(state.building) }
}
