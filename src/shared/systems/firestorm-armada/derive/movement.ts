import { breakdown, type Breakdown } from '../../../core/breakdown/breakdown'
import type { BattleState, ShipState } from '../model/battle'
import { readRuling } from '../rulings'
import { ENGINE_FAILURE_SHARE } from '../tables/damage'
import { MOVE_SHARE } from '../tables/shooting'
import { hasCritical } from './criticals'
import { part } from './part'

/** The most inches a ship may move; engine failure halves them, rounded down (FA-009, FA-Q02). */
export function movement(state: BattleState, ship: ShipState): Breakdown {
  const isFailing = hasCritical(state, ship, 'engineFailure')
  return breakdown([
    part('card', ship.mv, 'FA-009'),
    isFailing ? part('engineFailure', Math.floor(ship.mv / ENGINE_FAILURE_SHARE) - ship.mv, 'FA-Q02') : null
  ])
}

/** Whether the ship is locked to another by a boarding. */
function isAlongside(state: BattleState, ship: ShipState): boolean {
  return state.boardings.some(one => one.attackerId === ship.id || one.targetId === ship.id)
}

/** Whether the ship may stay where it is: it has boarded this turn, or is in a boarding it need not leave (FA-044, FA-050). */
export function mayStay(state: BattleState, ship: ShipState): boolean {
  return minimumMove(state, ship) === 0 || ship.hasBoarded || isAlongside(state, ship)
}

/** Whether a move is shorter than the ship's minimum (FA-009, FA-010). */
export function isShortMove(state: BattleState, ship: ShipState, inches: number): boolean {
  return inches < minimumMove(state, ship) && !(inches === 0 && mayStay(state, ship))
}

/**
 * Whether a ship of the active squadron must still move, or move further (FA-009). One that the GM let board before it
 * moved need not, nor one that was allowed to stay, even if the reason is gone by now.
 */
export function owesMove(state: BattleState, ship: ShipState): boolean {
  if (ship.status !== 'active' || ship.hasBoarded || ship.movedInches === 0) return false
  return isShortMove(state, ship, ship.movedInches ?? 0)
}

/**
 * The least an activated ship must move: half its maximum, which may be a half inch (`fa.halfMove`), or 0 with engines cut or hurt (FA-009,
 * FA-010, FA-Q24).
 */
export function minimumMove(state: BattleState, ship: ShipState): number {
  const isExempt = ship.hasCutEngines || ship.hasMovementCritical || hasCritical(state, ship, 'engineFailure')
  const half = movement(state, ship).total / MOVE_SHARE
  return isExempt ? 0 : readRuling(state.rulings, 'fa.halfMove') === 'down' ? Math.floor(half) : half
}
