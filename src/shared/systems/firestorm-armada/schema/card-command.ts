import { lineText } from '../../../schema/text'
import { z } from '../../../schema/zod'
import { card, count, fleet, ship, unit } from './parts'

const cards = z.array(card).max(500)

/** Commands for cards. */
export const cardCommands = [
  z.strictObject({
    type: z.literal('placeTurnCards'),
    fleetId: fleet,
    cards: z.array(z.strictObject({ cardId: card, text: lineText, unitId: unit.nullable(), shipId: ship.nullable() })).max(500)
  }),
  z.strictObject({ type: z.literal('revealTurnCards') }),
  z.strictObject({ type: z.literal('resolveTurnCards'), fleetId: fleet }),
  z.strictObject({
    type: z.literal('playCard'),
    fleetId: fleet,
    cardId: card,
    cardType: z.enum(['squadron', 'action', 'reaction']),
    text: lineText,
    unitId: unit.nullable(),
    shipId: ship.nullable()
  }),
  z.strictObject({ type: z.literal('discardCards'), fleetId: fleet, cardIds: cards }),
  z.strictObject({ type: z.literal('drawCards'), fleetId: fleet, count })
] as const
