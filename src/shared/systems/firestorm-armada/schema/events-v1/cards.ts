import { figure, list, text } from '../../../../schema/event-parts'
import { objectOf } from '../../../../schema/form'
import { z } from '../../../../schema/zod'
import type { PlayedCard, TurnCard } from '../../model/battle'
import { fleetId, shipId, turnOrder, unitId } from './parts'

const cardType = z.enum(['action', 'turn', 'squadron', 'reaction'])
const turnCard = objectOf<TurnCard>()({
  unitId: unitId.nullable(),
  shipId: shipId.nullable(),
  id: text,
  type: cardType.nullable(),
  text,
  drawnTurn: figure
})
const playedCard = objectOf<PlayedCard>()({ fleetId, type: cardType, text, unitId: unitId.nullable(), shipId: shipId.nullable() })

export const cardEvents = [
  z.strictObject({ type: z.literal('turnCardsPlaced'), fleetId, cards: list(turnCard) }),
  z.strictObject({ type: z.literal('turnCardsRevealed'), order: list(fleetId), rollOff: turnOrder.nullable() }),
  z.strictObject({ type: z.literal('turnCardsResolved'), fleetId }),
  z.strictObject({ type: z.literal('cardPlayed'), card: playedCard, cardId: text }),
  z.strictObject({ type: z.literal('cardsDiscarded'), fleetId, cardIds: list(text) }),
  z.strictObject({ type: z.literal('cardsDrawn'), fleetId, count: figure }),
  z.strictObject({ type: z.literal('cardNoted'), fleetId, cardId: text, cardType: cardType.nullable(), text })
] as const
