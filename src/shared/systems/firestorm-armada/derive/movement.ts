import type { Breakdown } from '../../../core/breakdown/breakdown'
import { breakdown } from '../../../core/breakdown/breakdown'
import type { BattleState, ShipState } from '../model/battle'
import { ENGINE_FAILURE_SHARE } from '../tables/damage'
import { MOVE_SHARE } from '../tables/shooting'
import { hasCritical } from './criticals'
import { part } from './part'

/** Inches a ship may move at most; engine failure halves them, rounded down (FA-009, FA-Q02). */
export function movement(state: BattleState, ship: ShipState): Breakdown {
  const isFailing = hasCritical(state, ship, 'engineFailure')
  return breakdown([
    part('card', ship.mv, 'FA-009'),
    isFailing ? part('engineFailure', Math.floor(ship.mv / ENGINE_FAILURE_SHARE) - ship.mv, 'FA-Q02') : null
  ])
}

/** Whether a boarding holds the ship and another together. */
function isAlongside(state: BattleState, ship: ShipState): boolean {
  return state.boardings.some(one => one.attackerId === ship.id || one.targetId === ship.id)
}

/** Whether the ship may keep its place: it has boarded this turn, or a boarding holds it, which it may leave and need not (FA-044, FA-050). */
export function mayStay(state: BattleState, ship: ShipState): boolean {
  return minimumMove(state, ship) === 0 || ship.hasBoarded || isAlongside(state, ship)
}

/** Whether a move of so many inches falls short of what the ship must (FA-009, FA-010). */
export function isShortMove(state: BattleState, ship: ShipState, inches: number): boolean {
  return inches < minimumMove(state, ship) && !(inches === 0 && mayStay(state, ship))
}

/**
 * Whether a ship of the active squadron has yet to move, or to move on (FA-009). One that has boarded instead need not, nor one that was
 * allowed to keep its place, whatever has become of the reason since.
 */
export function owesMove(state: BattleState, ship: ShipState): boolean {
  if (ship.status !== 'active' || ship.hasBoarded || ship.movedInches === 0) return false
  return isShortMove(state, ship, ship.movedInches ?? 0)
}

/** Inches an activated ship must move at least, halves counted: half its maximum, none with engines cut or hurt (FA-009, FA-010, FA-Q24). */
export function minimumMove(state: BattleState, ship: ShipState): number {
  const isExempt = ship.hasCutEngines || ship.hasMovementCritical || hasCritical(state, ship, 'engineFailure')
  return isExempt ? 0 : movement(state, ship).total / MOVE_SHARE
}
