import type { FaEvent } from '../../events'
import type { BattleState } from '../../model/battle'
import { isWithin } from '../../../../kernel/collections'
import { isShortMove, movement } from '../../derive/movement'
import { findShip } from '../../state'
import { LIMITS } from '../../tables/limits'
import type { Decision, FaCommands } from '../command'
import type { Refusals } from '../refusal'

/**
 * Refused: 'bad-number' outside 0 to 99 inches; 'not-active' outside its squadron's activation; 'must-stay' after boarding this turn
 * (FA-044); 'has-boarded' for a ramming ship (FA-041).
 */
export function* checkMoveShip(state: BattleState, command: FaCommands['moveShip']): Refusals {
  const ship = findShip(state, command.shipId)
  if (ship === undefined) return 'no-such-ship'
  if (!Number.isFinite(command.inches) || !isWithin(command.inches, 0, LIMITS.inches)) return 'bad-number'
  if (state.phase !== 'activation') yield 'wrong-phase'
  if (ship.status !== 'active') yield 'out-of-battle'
  if (ship.unitId !== state.activeUnitId) yield 'not-active'
  if (ship.movedInches !== null) yield 'already-moved'
  if (isShortMove(state, ship, command.inches)) yield 'below-minimum-move'
  if (command.inches > movement(state, ship).total) yield 'beyond-maximum-move'
  if (ship.hasBoarded && command.inches > 0) yield 'must-stay'
  if (command.rams && ship.hasBoarded) yield 'has-boarded'
  return null
}

/** Moves the ship and ends every boarding it moves away from. The troops of a boarder stay behind (FA-044, FA-050). */
export function* decideMoveShip(state: BattleState, command: FaCommands['moveShip']): Decision {
  const { shipId, inches, rams } = command
  const apart = inches === 0 ? [] : state.boardings.filter(one => one.attackerId === shipId || one.targetId === shipId)
  return [
    { type: 'shipMoved', shipId, inches, rams },
    ...apart.map((one): FaEvent => {
      const because = one.attackerId === shipId ? 'boarderLeft' : 'targetLeft'
      return { type: 'boardingEnded', boardingId: one.id, because, reason: '' }
    })
  ]
}
