import type { BattleState } from '../../model/battle'
import { findFleet } from '../../state'
import type { Decision, FaCommands } from '../command'
import type { Refusals } from '../refusal'

/** Refused: 'wrong-phase' outside the end phase; 'fresh-card' for one drawn in it (FA-060). */
export function* checkDiscardCards(state: BattleState, command: FaCommands['discardCards']): Refusals {
  const fleet = findFleet(state, command.fleetId)
  if (fleet === undefined) return 'no-such-fleet'
  const cards = command.cardIds.map(id => fleet.hand.find(card => card.id === id))
  if (cards.includes(undefined)) return 'no-such-card'
  if (new Set(command.cardIds).size < cards.length) return 'duplicate-id'
  if (cards.length === 0) return 'nothing-to-change'
  if (state.phase !== 'endPhase') yield 'wrong-phase'
  if (cards.some(card => card?.drawnTurn === state.turn)) yield 'fresh-card'
  return null
}

export function* decideDiscardCards(_state: BattleState, command: FaCommands['discardCards']): Decision {
  return [{ type: 'cardsDiscarded', fleetId: command.fleetId, cardIds: command.cardIds }]
}
