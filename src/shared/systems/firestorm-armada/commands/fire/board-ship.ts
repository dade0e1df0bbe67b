import { evolve, type FaEvent } from '../../events'
import type { BattleState, Boarding } from '../../model/battle'
import { owesMove } from '../../derive/movement'
import { boardingDue } from '../../rules/dues'
import { areEnemies, findShip, idFor, theShip } from '../../state'
import type { Decision, FaCommands } from '../command'
import type { Refusals } from '../refusal'

/**
 * Refused: 'ship-is-gone' for a ship out of the battle; 'below-minimum-move' for a ship that still has to move (FA-009); 'has-boarded' a
 * second time in a turn (FA-048).
 */
export function* checkBoardShip(state: BattleState, command: FaCommands['boardShip']): Refusals {
  const ship = findShip(state, command.attackerId)
  if (ship === undefined) return 'no-such-ship'
  const target = findShip(state, command.targetId)
  if (target === undefined) return 'no-such-target'
  if (ship.id === target.id) return 'same-ship'
  if (ship.status !== 'active' || target.status !== 'active') return 'ship-is-gone'
  if (ship.assault <= ship.assaultLost) return 'no-assault-points'
  if (state.phase !== 'activation') yield 'wrong-phase'
  if (ship.unitId !== state.activeUnitId) yield 'not-active'
  if (!areEnemies(state, ship, target)) yield 'not-an-enemy'
  if (owesMove(state, ship)) yield 'below-minimum-move'
  if (ship.hasRammed) yield 'has-rammed'
  if (ship.targets.includes(target.id)) yield 'has-fired-at-target'
  if (!command.isInReach) yield 'out-of-reach'
  if (!command.isPathClear) yield 'path-crosses-ship'
  if (ship.hasBoarded) yield 'has-boarded'
  return null
}

/** Sends over all assault points, and none comes back (FA-045, FA-048, FA-049). The table owes how it ends. */
export function* decideBoardShip(state: BattleState, command: FaCommands['boardShip']): Decision {
  const { attackerId, targetId } = command
  const ship = theShip(state, attackerId)
  const boarding: Boarding = {
    id: idFor('b', state.nextId),
    attackerId,
    targetId,
    turn: state.turn,
    assaultPoints: ship.assault - ship.assaultLost
  }
  const begun: FaEvent = { type: 'boardingBegun', boarding }
  return [begun, boardingDue(evolve(state, begun), boarding)]
}
