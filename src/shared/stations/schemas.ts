import { partId, typed, whole } from '../schema/parts'
import { lineText, nameText } from '../schema/text'
import { z } from '../schema/zod'
import { CODE_LENGTH } from './limits'

const token = z.string().regex(/^[\w-]{43}$/u)
/** A value of a field of an offer: a number, a yes or no, or the value of an option. */
const fieldValue = z.union([z.boolean(), z.number().int().min(-99_999).max(99_999), partId])

/**
 * Messages from a phone. It can only use ids that the host has given it (offers, proposals, asks, claims), which are valid for its own seat
 * only. Anything else ends the connection.
 */
export const phoneMessageSchema = z.discriminatedUnion('type', [
  /** Asks to be admitted, with the code of the table, upper case and without its dash; `ticket` came with `waiting`, to go on waiting. */
  typed('join', { protocol: whole(1, 99), code: z.string().length(CODE_LENGTH), name: nameText, ticket: token.exactOptional() }),
  /** Back at its seat. The token came with `seated`, and is good for one live socket. */
  typed('resume', { protocol: whole(1, 99), token }),
  /** Leaves, waiting or seated; the connection ends. */
  typed('leave', {}),
  /** Claims of the player. An empty list for somebody who only watches. */
  typed('claim', { claims: z.array(partId).max(40) }),
  /** A proposal. `proposal` is `bridge.nextProposal`: sent twice, it counts once. */
  typed('propose', { proposal: partId, offer: partId, values: z.record(partId, fieldValue) }),
  /** Text message to the game master alone; it waits and is answered like a proposal. */
  typed('say', { proposal: partId, text: lineText.min(1) }),
  typed('withdraw', { proposal: partId }),
  /** Faces typed or rolled on the phone for a roll that is due from it. X-Wing's symbols are faces from 1 as the engine numbers them. */
  typed('dice', { ask: partId, faces: z.array(whole(1, 100)).min(1).max(100) }),
  typed('ready', { isReady: z.boolean() })
])
