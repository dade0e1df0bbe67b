import { lineText } from '../../../schema/text'
import { typed } from '../../../schema/parts'
import { z } from '../../../schema/zod'
import { card, count, fleet, ship, unit } from './parts'

const cards = z.array(card).max(500)

/** Commands for cards. */
export const cardCommands = [
  /** The cards a player lays face down in the turn phase; the list may be empty (FA-002). */
  typed('placeTurnCards', {
    fleetId: fleet,
    cards: z.array(z.strictObject({ cardId: card, text: lineText, unitId: unit.nullable(), shipId: ship.nullable() })).max(500)
  }),
  /** All turn cards are turned over together (FA-002). */
  typed('revealTurnCards', {}),
  /** The table has carried out the turn cards of a fleet. */
  typed('resolveTurnCards', {
    fleetId: fleet,
    /** The text of the cards, now face up; absent if nobody read them out. */
    texts: z
      .array(z.strictObject({ cardId: card, text: lineText }))
      .max(500)
      .exactOptional()
  }),
  /** A squadron, action or reaction card (FA-004, FA-Q19), on a unit, on a ship, or on nothing in particular. */
  typed('playCard', {
    fleetId: fleet,
    cardId: card,
    cardType: z.enum(['squadron', 'action', 'reaction']),
    text: lineText,
    unitId: unit.nullable(),
    shipId: ship.nullable()
  }),
  /** Cards put away in the end phase (FA-060). */
  typed('discardCards', { fleetId: fleet, cardIds: cards }),
  /** Cards drawn in the end phase (FA-061). */
  typed('drawCards', { fleetId: fleet, count })
] as const
