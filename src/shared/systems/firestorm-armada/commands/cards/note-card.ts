import type { BattleState } from '../../model/battle'
import { findFleet } from '../../state'
import type { Decision, FaCommands } from '../command'
import type { FaRefusal } from '../refusal'

export function checkNoteCard(state: BattleState, command: FaCommands['noteCard']): FaRefusal | null {
  const fleet = findFleet(state, command.fleetId)
  if (fleet === undefined) return 'no-such-fleet'
  const card = fleet.hand.find(one => one.id === command.cardId)
  if (card === undefined) return 'no-such-card'
  return card.type === command.cardType && card.text === command.text ? 'nothing-to-change' : null
}

/** Notes what a card in the hand is; only its player and the GM see it (FA-Q19). */
export function* decideNoteCard(_state: BattleState, command: FaCommands['noteCard']): Decision {
  const { fleetId, cardId, cardType, text } = command
  return [{ type: 'cardNoted', fleetId, cardId, cardType, text }]
}
