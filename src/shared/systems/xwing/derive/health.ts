import type { BattleState, ShipState } from '../model/battle'
import type { XwObligation } from '../model/obligation'
import { theShip } from '../state'

/** Damage cards on a ship, face down and face up (XW-038). */
export function cardsOn(ship: Pick<ShipState, 'facedown' | 'faceup'>): number {
  return ship.facedown + ship.faceup.length
}

/** How many more cards the ship can take before it is destroyed; 0 when it is. */
export function hullLeft(ship: Pick<ShipState, 'facedown' | 'faceup' | 'hull'>): number {
  return Math.max(0, ship.hull - cardsOn(ship))
}

/** Cards face up that somebody has yet to read. A destroyed ship owes nothing. */
export function cardsOwed(state: BattleState): readonly XwObligation[] {
  return state.obligations.filter(due => theShip(state, due.shipId).status === 'active')
}
