import type { BattleState, HandCard, TurnCard } from '../../model/battle'
import { findFleet, placedBy } from '../../state'
import { readRuling } from '../../rulings'
import { doubtsAboutCardTarget, unknownTarget } from '../../rules/card-target'
import type { Decision, FaCommands } from '../command'
import type { Refusals } from '../refusal'

/** Refused: 'out-of-command' as for cards played in battle (FA-007); 'card-limit' for more than one if `fa.cardLimits` is yes (FA-Q19). */
export function* checkPlaceTurnCards(state: BattleState, command: FaCommands['placeTurnCards']): Refusals {
  if (findFleet(state, command.fleetId) === undefined) return 'no-such-fleet'
  const cards = command.cards.map(({ cardId }) => cardAtHand(state, command, cardId))
  if (cards.includes(undefined)) return 'no-such-card'
  if (new Set(command.cards.map(card => card.cardId)).size < cards.length) return 'duplicate-id'
  for (const card of command.cards) {
    const unknown = unknownTarget(state, card)
    if (unknown !== null) return unknown
  }
  if (state.phase !== 'turnCards') yield 'wrong-phase'
  if (state.cardOrder !== null) yield 'cards-revealed'
  if (cards.some(card => card !== undefined && card.type !== null && card.type !== 'turn')) yield 'card-of-other-type'
  for (const card of command.cards) yield* doubtsAboutCardTarget(state, card)
  if (cards.length > 1 && readRuling(state.rulings, 'fa.cardLimits') === 'yes') yield 'card-limit'
  return null
}

/** Cards stay face down until all are revealed. Those the fleet placed before go back to its hand (FA-002). */
export function* decidePlaceTurnCards(state: BattleState, command: FaCommands['placeTurnCards']): Decision {
  const cards = command.cards.flatMap(({ cardId, text, unitId, shipId }): readonly TurnCard[] => {
    const card = cardAtHand(state, command, cardId)
    return card === undefined ? [] : [{ ...card, type: 'turn', text, unitId, shipId }]
  })
  return [{ type: 'turnCardsPlaced', fleetId: command.fleetId, cards }]
}

/** A card in the fleet's hand, or one it has placed. */
function cardAtHand(state: BattleState, command: FaCommands['placeTurnCards'], cardId: string): HandCard | undefined {
  return [...(findFleet(state, command.fleetId)?.hand ?? []), ...placedBy(state, command.fleetId)].find(card => card.id === cardId)
}
