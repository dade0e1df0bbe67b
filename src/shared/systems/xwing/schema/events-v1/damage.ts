import { figure, list, text } from '../../../../schema/event-parts'
import { z } from '../../../../schema/zod'
import { damageCard, shipId, squadId } from './parts'

const cardDue = z.strictObject({ id: text, kind: z.literal('card'), shipId, round: figure })

export const damageEvents = [
  z.strictObject({ type: z.literal('damageSuffered'), shipId, hits: figure, crits: figure, reason: text }),
  z.strictObject({ type: z.literal('shieldLost'), shipId, damage: z.enum(['hit', 'crit']), left: figure }),
  z.strictObject({ type: z.literal('cardDealt'), shipId, cardId: text.nullable(), isMarker: z.boolean(), cards: figure, hull: figure }),
  z.strictObject({ type: z.literal('cardNamed'), obligation: cardDue, card: damageCard.nullable(), isDrawn: z.boolean() }),
  z.strictObject({ type: z.literal('obligationWaived'), obligation: cardDue, reason: text }),
  z.strictObject({ type: z.literal('deckRenewed'), squadId, shipIds: list(shipId), cards: figure }),
  z.strictObject({ type: z.literal('shipDestroyed'), shipId, leavesAfter: figure.nullable() })
] as const
