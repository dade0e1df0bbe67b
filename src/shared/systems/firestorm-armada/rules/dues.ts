import { UNTIL_REPAIRED } from '../../../core/effects/clock'
import type { Effect, Ending } from '../../../core/effects/effect'
import type { FaEvent } from '../events'
import type { BattleState, Boarding } from '../model/battle'
import type { ShipId, WingId } from '../model/design'
import type { Critical } from '../model/effects'
import { idFor } from '../state'

/** Obligations that fall due now; their ids follow from the state. */
export function hitsDue(state: BattleState, shipId: ShipId, hits: number): FaEvent {
  return { type: 'obligationOwed', obligation: { ...base(state), kind: 'hits', shipId, hits } }
}

/** The roll on the table of criticals (FA-Q02). */
export function criticalDue(state: BattleState, shipId: ShipId): FaEvent {
  return { type: 'obligationOwed', obligation: { ...base(state), kind: 'critical', shipId } }
}

/** The dice against everything near a ship that blew up (FA-Q02). */
export function explosionDue(state: BattleState, shipId: ShipId, dice: number): FaEvent {
  return { type: 'obligationOwed', obligation: { ...base(state), kind: 'explosion', shipId, dice } }
}

/** The outcome of a boarding, for the table to settle (FA-Q15). */
export function boardingDue(state: BattleState, boarding: Boarding): FaEvent {
  const { id, attackerId, targetId, assaultPoints } = boarding
  return {
    type: 'obligationOwed',
    obligation: { ...base(state), kind: 'boarding', shipId: attackerId, boardingId: id, targetId, assaultPoints }
  }
}

/** The point defence of a ship that a wing has come into contact with (FA-051). */
export function contactDue(state: BattleState, wingId: WingId, shipId: ShipId): FaEvent {
  return { type: 'obligationOwed', obligation: { ...base(state), kind: 'contact', shipId, wingId } }
}

/** The move of a wing out of reach of the ship that drove it off (FA-057). */
export function drivenOffDue(state: BattleState, wingId: WingId, byShipId: ShipId): FaEvent {
  return { type: 'obligationOwed', obligation: { ...base(state), kind: 'drivenOff', wingId, byShipId } }
}

/** A critical that stays until it is repaired. */
export function criticalBegun(state: BattleState, shipId: ShipId, critical: Critical): FaEvent {
  const effect = { ...newEffect(state, shipId, 'critical', UNTIL_REPAIRED), kind: 'critical', critical } as const
  return { type: 'effectBegun', effect }
}

/** The fields of every effect, from the table of criticals (FA-Q02) or from the GM (FA-005). */
export function newEffect(state: BattleState, targetId: string, by: 'critical' | 'gm', ending: Ending): Effect {
  const source = by === 'critical' ? 'FA-Q02' : 'FA-005'
  return { id: idFor('e', state.nextId), targetId, cause: `fa.cause.${by}`, source, ending, suspension: null }
}

function base(state: BattleState): { readonly id: string; readonly turn: number; readonly isDeferred: false } {
  return { id: idFor('o', state.nextId), turn: state.turn, isDeferred: false }
}
