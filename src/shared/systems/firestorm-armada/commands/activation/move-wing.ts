import { evolve, type FaEvent } from '../../events'
import type { BattleState } from '../../model/battle'
import { contactDue } from '../../rules/dues'
import { areEnemies, findShip, findWing, theWing } from '../../state'
import type { ShipId, WingId } from '../../model/design'
import type { Decision, FaCommands } from '../command'
import type { Refusals } from '../refusal'

/** Refused: 'duplicate-target' for contact with itself; 'driven-off' for contact with an enemy in the turn it was driven off (FA-058). */
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

/**
 * Moves the wing. An enemy ship it touches owes its point defence; where it has none to fire, that lapses at once (FA-051). The wing
 * touches nothing that is out of the battle.
 */
export function* decideMoveWing(state: BattleState, command: FaCommands['moveWing']): Decision {
  const { wingId, contactId, owesDefence } = command
  const ship = contactId === null ? undefined : findShip(state, contactId as ShipId)
  const other = contactId === null ? undefined : (ship ?? findWing(state, contactId as WingId))
  const isThere = other?.status === 'active' && theWing(state, wingId).status === 'active'
  const moved: FaEvent = { type: 'wingMoved', wingId, contactId: isThere ? contactId : null }
  if (owesDefence !== true || !isThere || ship === undefined || !areEnemies(state, ship, theWing(state, wingId))) return [moved]
  return [moved, contactDue(evolve(state, moved), wingId, ship.id)]
}
