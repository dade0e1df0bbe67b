import { figure, list, text } from '../../../../schema/event-parts'
import { objectOf } from '../../../../schema/infer'
import { typed } from '../../../../schema/parts'
import { z } from '../../../../schema/zod'
import type { PlayedCard, TurnCard } from '../../model/battle'
import { fleetId, shipId, turnOrder, unitId } from './parts'

export const cardType = z.enum(['action', 'turn', 'squadron', 'reaction'])
export const turnCard = objectOf<TurnCard>()({
  unitId: unitId.nullable(),
  shipId: shipId.nullable(),
  id: text,
  type: cardType.nullable(),
  text,
  drawnTurn: figure
})
export const playedCard = objectOf<PlayedCard>()({ fleetId, type: cardType, text, unitId: unitId.nullable(), shipId: shipId.nullable() })

export const cardEvents = [
  typed('turnCardsPlaced', { fleetId, cards: list(turnCard) }),
  typed('turnCardsRevealed', { order: list(fleetId), rollOff: turnOrder.nullable() }),
  typed('turnCardsResolved', { fleetId, texts: list(z.strictObject({ cardId: text, text })).exactOptional() }),
  typed('cardPlayed', { card: playedCard, cardId: text }),
  typed('cardsDiscarded', { fleetId, cardIds: list(text) }),
  typed('cardsDrawn', { fleetId, count: figure }),
  typed('cardNoted', { fleetId, cardId: text, cardType: cardType.nullable(), text })
] as const
