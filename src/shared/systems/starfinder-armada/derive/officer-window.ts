import type { BattleState, OfficerState } from '../model/battle'
import { turnToMove } from '../rules/turn-to-move'
import { isFighting, theFleet } from '../state'

/**
 * Whether this is the moment for a helm action of the officer (SA-047): right before the own fleet moves, which is while its armada is due
 * and it has not moved, or right after, until another fleet moves.
 */
export function isAroundMove(state: BattleState, officer: OfficerState): boolean {
  if (state.phase !== 'helm') return false
  const fleet = theFleet(state, officer.fleetId)
  if (!isFighting(fleet)) return false
  if (fleet.movement !== 'pending') return state.movementOrder?.lastMoved === fleet.id
  return turnToMove(state)?.armadaId === fleet.armadaId
}
