import { isWithin } from '../../../kernel/collections'
import { inconsistencyIn, type StateShape } from '../../../core/validate/state-consistency'
import type { BattleState } from '../model/battle'
import type { Position, ScoreTable } from '../model/board'
import { GRID_SIZE } from '../tables/grid'
import { COMBAT_TABLE, DETECTION_TABLE } from '../tables/scores'

const SENSE: StateShape = {
  kinds: { fleet: ['fleets'], squadron: ['squadrons'], ship: ['ships'] },
  references: {
    fleetId: ['fleet'],
    squadronId: ['squadron'],
    shipId: ['ship'],
    targetId: ['ship'],
    engagedIds: ['ship']
  },
  growing: ['nextId', 'turn', 'untilTurn', 'budgetPoints', 'costPoints', 'elementsStart']
}

/** Where a battle from outside makes no sense; null when it does. */
export function inconsistencyInBattle(state: BattleState): string | null {
  const problem = inconsistencyIn(state, SENSE)
  if (problem !== null) return problem
  if (state.ships.length === 0) return 'ships'
  const sides = state.fleets.map(fleet => fleet.sideId)
  if (new Set(sides).size !== 2) return 'fleets'
  const named = [state.winnerId, state.deployingSideId, state.initiativeSideId].filter(side => side !== null)
  if (!named.every(side => sides.includes(side))) return 'winnerId'
  if (!isOfSize(state.tables.combat, COMBAT_TABLE) || !isOfSize(state.tables.detection, DETECTION_TABLE)) return 'tables'
  const lost = state.ships.findIndex(({ position }) => position !== null && !isOnMap(position))
  if (lost >= 0) return `ships.${String(lost)}.position`
  const { building } = state
  const printed = building?.table === 'combat' ? COMBAT_TABLE : DETECTION_TABLE
  // Row O is not built.
  if (building !== null && !isOfSize(building.cells, printed.slice(0, -1))) return 'building'
  const engagement = state.activation?.engagement ?? null
  if (engagement === null) return null
  const { shipId, targetId, winnerId } = engagement
  return shipId !== targetId && (winnerId === null || [shipId, targetId].includes(winnerId)) ? null : 'activation.engagement'
}

function isOfSize(table: readonly (readonly (number | null)[])[], like: ScoreTable): boolean {
  return table.length === like.length && table.every((row, index) => row.length === like[index]?.length)
}

function isOnMap({ x, y, z }: Position): boolean {
  return [x, y, z].every(place => isWithin(place, 0, GRID_SIZE - 1))
}
