import { cardsInDeck, deckRenewed } from '../derive/damage-deck'
import type { SquadId } from '../model/squad'
import type { Story } from './story'

/**
 * Where the deck of a player is empty, the cards of ships that have left are shuffled into it (XW-039). As long as none would lie in it even
 * so, because markers lie in for more cards than come back, nothing happens.
 */
export function renewDeck(story: Story, squadId: SquadId): void {
  if (cardsInDeck(story.state, squadId) > 0) return
  const { ships, cards } = deckRenewed(story.state, squadId)
  if (ships.length > 0 && cards > 0) story.tell({ type: 'deckRenewed', squadId, shipIds: ships.map(ship => ship.id), cards })
}
