import type { BattleState } from '../../model/battle'
import { areEnemies, findShip, findWing } from '../../state'
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

export function* decideMoveWing(_state: BattleState, command: FaCommands['moveWing']): Decision {
  return [{ type: 'wingMoved', wingId: command.wingId, contactId: command.contactId }]
}
