import { pointDefenceLeft } from '../../derive/defence-dice'
import { evolve, type FaEvent } from '../../events'
import type { BattleState } from '../../model/battle'
import { contactDue } from '../../rules/dues'
import { areEnemies, findShip, findWing, theWing } from '../../state'
import type { ShipId, WingId } from '../../model/design'
import type { Decision, FaCommands } from '../command'
import type { Refusals } from '../refusal'

/**
 * Refused: 'no-such-wing', 'no-such-target', 'duplicate-target' for contact with itself; 'wrong-phase', 'out-of-battle', 'not-active',
 * 'already-moved', and 'driven-off' for contact with an enemy in the turn it was driven off (FA-058).
 */
export function* checkMoveWing(state: BattleState, command: FaCommands['moveWing']): Refusals {
  const wing = findWing(state, command.wingId)
  if (wing === undefined) return 'no-such-wing'
  const other =
    command.contactId === null ? null : (findShip(state, command.contactId as ShipId) ?? findWing(state, command.contactId as WingId))
  if (other === undefined) return 'no-such-target'
  if (other?.id === wing.id) return 'duplicate-target'
  if (state.phase !== 'activation') yield 'wrong-phase'
  if (wing.status !== 'active' || (other !== null && other.status !== 'active')) yield 'out-of-battle'
  if (wing.unitId !== state.activeUnitId) yield 'not-active'
  if (wing.hasMoved) yield 'already-moved'
  if (wing.isDrivenOff && other !== null && areEnemies(state, wing, other)) yield 'driven-off'
  return null
}

/** Moves the wing. An enemy ship it touches owes its point defence, if it has any dice left (FA-051). */
export function* decideMoveWing(state: BattleState, command: FaCommands['moveWing']): Decision {
  const { wingId, contactId, owesDefence } = command
  const moved: FaEvent = { type: 'wingMoved', wingId, contactId }
  const ship = owesDefence === true && contactId !== null ? findShip(state, contactId as ShipId) : undefined
  if (ship === undefined || !areEnemies(state, ship, theWing(state, wingId)) || pointDefenceLeft(state, ship).total === 0) return [moved]
  return [moved, contactDue(evolve(state, moved), wingId, ship.id)]
}
