import type { BattleState, OfficerState } from '../../model/battle'
import type { ArmadaId, FleetId } from '../../model/design'
import { turnToMove } from '../../rules/turn-to-move'
import { readRuling } from '../../rulings'
import { isFighting, theFleet } from '../../state'
import { OFFICER_ACTIONS } from '../../tables/officers'

/**
 * Whether the officer may take a helm action now (SA-047): just before the officer's fleet moves, that is on its armada's turn while it has
 * not moved and no other fleet moves next, or just after, until another fleet moves.
 */
export function isAroundMove(state: BattleState, officer: OfficerState): boolean {
  if (state.phase !== 'helm') return false
  const fleet = theFleet(state, officer.fleetId)
  if (!isFighting(fleet)) return false
  if (fleet.movement !== 'pending') return state.movementOrder?.lastMoved === fleet.id
  if (turnToMove(state)?.armadaId !== fleet.armadaId) return false
  const next = movesNext(state, fleet.armadaId)
  return next === null || next === fleet.id
}

/**
 * The fleet of the armada that must move next, since an officer of it has acted right before its move, unless `sa.aroundMove` lets others
 * move in between; null for none (SA-047).
 */
export function movesNext(state: BattleState, armadaId: ArmadaId): FleetId | null {
  if (readRuling(state.rulings, 'sa.aroundMove') === 'sameTurn') return null
  const acted = state.officers.find(officer => {
    if (officer.armadaId !== armadaId || !hasActedBeforeMove(officer)) return false
    const fleet = theFleet(state, officer.fleetId)
    return fleet.movement === 'pending' && isFighting(fleet)
  })
  return acted?.fleetId ?? null
}

function hasActedBeforeMove({ action }: OfficerState): boolean {
  return action !== null && action !== 'transfer' && OFFICER_ACTIONS[action].isAroundTheMove
}
