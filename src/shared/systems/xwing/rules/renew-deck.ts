import { facedownOf } from '../derive/card-pile'
import { cardsInDeck, deckRenewed } from '../derive/damage-deck'
import type { SquadId } from '../model/squad'
import type { Story } from './story'

/**
 * When a player's deck is empty, the cards of ships that have left are shuffled into it (XW-039). Nothing happens while it would stay empty
 * even so, because markers stand for more cards than come back.
 */
export function renewDeck(story: Story, squadId: SquadId): void {
  if (cardsInDeck(story.state, squadId) > 0) return
  const { ships, cards } = deckRenewed(story.state, squadId)
  if (ships.length === 0 || cards === 0) return
  const shipIds = ships.map(ship => ship.id)
  story.tell({ type: 'deckRenewed', squadId, shipIds, cards, facedown: facedownOf(story.state, squadId) })
}
