import { cardsInDeck } from '../derive/damage-deck'
import { cardsOn } from '../derive/health'
import { leavingStep } from '../derive/leaving-step'
import type { ShipId } from '../model/squad'
import { theShip } from '../state'
import { renewDeck } from './renew-deck'
import type { Story } from './story'

/**
 * Deals damage of one kind, point by point: a shield is lost or, without shields, a card is dealt, face up for a critical. As many cards as
 * the hull destroy the ship; the rest is still dealt (XW-025, XW-026, XW-038). When there is no card left at all, a marker is dealt face
 * down instead (XW-039).
 */
export function sufferDamage(story: Story, shipId: ShipId, damage: 'hit' | 'crit', count: number): void {
  for (let i = 0; i < count; i += 1) {
    const { shields, hull, squadId } = theShip(story.state, shipId)
    if (shields > 0) {
      story.tell({ type: 'shieldLost', shipId, damage, left: shields - 1 })
      continue
    }
    renewDeck(story, squadId)
    const cards = cardsOn(theShip(story.state, shipId)) + 1
    const isMarker = cardsInDeck(story.state, squadId) === 0
    const cardId = damage === 'crit' && !isMarker ? `c${String(story.state.nextId)}` : null
    story.tell({ type: 'cardDealt', shipId, cardId, isMarker, cards, hull })
    if (cards >= hull && theShip(story.state, shipId).status === 'active')
      story.tell({ type: 'shipDestroyed', shipId, leavesAfter: leavingStep(story.state) })
  }
}
