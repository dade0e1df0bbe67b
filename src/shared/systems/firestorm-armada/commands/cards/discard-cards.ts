import type { Rule } from '../../../../core/dice/rule'
import type { FaEvent } from '../../events'
import type { BattleState } from '../../model/battle'
import { findFleet } from '../../state'
import type { DiscardCards } from '../card-command'
import type { Refusals } from '../refusal'

/**
 * Refused: 'no-such-fleet', 'no-such-card', 'duplicate-id', 'nothing-to-change'; 'wrong-phase' outside the end phase, 'fresh-card' for one
 * drawn in it (FA-060).
 */
export function* checkDiscardCards(state: BattleState, command: DiscardCards): Refusals {
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

export function* decideDiscardCards(_state: BattleState, command: DiscardCards): Rule<readonly FaEvent[]> {
  return [{ type: 'cardsDiscarded', fleetId: command.fleetId, cardIds: command.cardIds }]
}
