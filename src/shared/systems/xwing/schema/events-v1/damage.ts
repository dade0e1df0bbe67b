import { figure, list, text } from '../../../../schema/event-parts'
import { objectOf } from '../../../../schema/infer'
import { typed } from '../../../../schema/parts'
import { z } from '../../../../schema/zod'
import type { XwObligation } from '../../model/obligation'
import { damageCard, shipId, squadId } from './parts'

export const cardDue = objectOf<XwObligation>()({ id: text, kind: z.literal('card'), shipId, round: figure })

export const damageEvents = [
  typed('damageSuffered', { shipId, hits: figure, crits: figure, reason: text }),
  typed('shieldLost', { shipId, damage: z.enum(['hit', 'crit']), left: figure }),
  /** A card face up has an id and is still to be named; face down the id is null. A marker stands for a card when the deck is empty. */
  typed('cardDealt', { shipId, cardId: text.nullable(), isMarker: z.boolean(), cards: figure, hull: figure }),
  /** `card` is null where every card of the deck was already known. */
  typed('cardNamed', { obligation: cardDue, card: damageCard.nullable(), isDrawn: z.boolean(), note: text.exactOptional() }),
  typed('obligationWaived', { obligation: cardDue, reason: text }),
  /**
   * `cards` counts the cards of ships that have left, now back in the deck; `facedown` has the cards face down on each ship of the player
   * by the number of the deck they were dealt from.
   */
  typed('deckRenewed', {
    squadId,
    shipIds: list(shipId),
    cards: figure,
    facedown: list(z.strictObject({ shipId, facedownOf: list(figure) })).exactOptional()
  }),
  typed('shipDestroyed', { shipId, leavesAfter: figure.nullable() })
] as const
