import type { BattleState, OfficerState } from '../../model/battle'
import { turnToMove } from '../../rules/turn-to-move'
import { isFighting, theFleet } from '../../state'

/**
 * Whether the officer may take a helm action now (SA-047): just before the officer's fleet moves, that is on its armada's turn while it has
 * not moved, or just after, until another fleet moves.
 */
export function isAroundMove(state: BattleState, officer: OfficerState): boolean {
  if (state.phase !== 'helm') return false
  const fleet = theFleet(state, officer.fleetId)
  if (!isFighting(fleet)) return false
  if (fleet.movement !== 'pending') return state.movementOrder?.lastMoved === fleet.id
  return turnToMove(state)?.armadaId === fleet.armadaId
}
