import type { Message } from '../core/engine/message'
import type { Shown } from '../core/view/shown'
import type { Infer } from '../schema/infer'
import type { phoneMessageSchema } from './schemas'

/** Messages from a phone. */
export type PhoneMessage = Infer<typeof phoneMessageSchema>

/** Messages from the host to a phone, each one JSON text, padded with spaces to a multiple of 2,048 characters once it has a seat. */
export type HostMessage =
  /** The answer to a correct code. The game master sees the same letters beside the name. */
  | {
      readonly kind: 'waiting'
      readonly letters: string
      readonly table: string
      readonly sinceMs: number
      /** To be kept by the page: with it the phone takes up this request again. */
      readonly ticket: string
    }
  /** After being admitted, after `resume`, and whenever what can be claimed has changed. */
  | Seated
  /** The player's view, as on a player screen. Only changes are sent; `n` counts the frames. */
  | { readonly kind: 'shown'; readonly n: number; readonly shown: Shown | null }
  /** A sign of life every two seconds. */
  | { readonly kind: 'beat'; readonly n: number }
  /** Offers, dice due and proposals of the player. Sent as a whole, and only when something has changed. */
  | Bridge
  /** The last message of a connection. After `closed`, `full` or a socket that ends without it a phone may try again by itself. */
  | { readonly kind: 'end'; readonly reason: EndReason }

/**
 * wrong-code, full: not let in. turned-away: by the game master, before a seat. sent-away: from the seat, for good. closed: the table is
 * closed. second-use: the token is used by another connection, which the game master is told. unknown-token: ask again to join.
 * other-version: load the page again. bad-message, too-fast: a message no page of ours sends.
 */
export type EndReason =
  | 'wrong-code'
  | 'full'
  | 'turned-away'
  | 'sent-away'
  | 'closed'
  | 'second-use'
  | 'unknown-token'
  | 'other-version'
  | 'bad-message'
  | 'too-fast'

export interface Seated {
  readonly kind: 'seated'
  /** To be kept in the page's session storage. */
  readonly token: string
  readonly name: string
  /** Name of the battle. */
  readonly table: string
  readonly claims: readonly ClaimView[]
}

/** Something a player may speak for. */
export interface ClaimView {
  readonly id: string
  readonly kind: 'officer' | 'strip' | 'side'
  readonly name: string
  /** Role and ship of an officer, or class of a ship; null if there is nothing to add. */
  readonly what: Message | null
  /** The side it is of; claims of several sides cannot be mixed. */
  readonly side: string
  readonly isMine: boolean
  /** Name of another player who holds it; null if nobody does. */
  readonly takenBy: string | null
}

export interface Bridge {
  readonly kind: 'bridge'
  /** The id of the next proposal. */
  readonly nextProposal: string
  readonly offers: readonly Offer[]
  readonly asks: readonly DiceAsk[]
  /** The last proposals of this player, oldest first. One that is listed here is kept by the host, even through a crash. */
  readonly proposals: readonly ProposalView[]
  readonly isReady: boolean
  readonly mayRoll: boolean
}

/** Something the player may propose now. Ids are good as long as the offer is listed. */
export interface Offer {
  readonly id: string
  /** The heading it stands under: the officer, the ship. */
  readonly group: Message
  readonly label: Message
  /** Why the rules say no at this moment; null when they allow it. A player may propose it all the same. */
  readonly refusal: Message | null
  /** Null where the game master does not allow chances, or the chance would tell what the player may not know. */
  readonly chance: Chance | null
  readonly fields: readonly OfferField[]
}

/** `atLeast` is the face needed, where one die decides; `upTo` the distance to which it is so, where it is less beyond. */
export interface Chance {
  readonly percent: number
  readonly atLeast: number | null
  readonly upTo: number | null
}

/** Something the player chooses. Every field is sent. */
export type OfferField = { readonly name: string; readonly label: Message } &
  /** `value` is null where the player measures it first. */
  (
    | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly value: number | null }
    | { readonly kind: 'flag'; readonly value: boolean }
    | {
        readonly kind: 'pick'
        readonly value: string
        readonly options: readonly { readonly value: string; readonly label: Message; readonly chance: Chance | null }[]
      }
  )

/** Dice due from this player, after the game master's yes. */
export interface DiceAsk {
  readonly id: string
  /** As the engine names it: `d20`, `d10`, or a die of symbols. */
  readonly die: string
  readonly count: number
  /** Its dice are added up. */
  readonly isSum: boolean
  /** Purpose of the roll, in words. */
  readonly what: Message
  /** Faces that are with the game master already; empty before. They may be sent anew until the game master takes them. */
  readonly sent: readonly number[]
}

/** A proposal as its player sees it. */
export interface ProposalView {
  readonly id: string
  /** Description of the proposed act; null for a text message. */
  readonly what: Message | null
  /** Description of what the game master granted instead; null if granted unchanged. */
  readonly given: Message | null
  readonly text: string
  /**
   * sent: with the game master. half: carried out with half of its damage. no: `reason` is what the game master picked. stale: the battle
   * moved on, nothing was done; `reason` says why it is no longer possible.
   */
  readonly state: 'sent' | 'yes' | 'half' | 'no' | 'stale' | 'withdrawn'
  readonly reason: Message | null
  /** What came of it once it is done; dropped: the game master let it go before its dice fell; undone: it was taken back again. */
  readonly became: { readonly kind: 'done' | 'dropped' | 'undone'; readonly says: readonly Message[] } | null
  /** Message from the game master; may be empty. */
  readonly note: string
  readonly sentMs: number
  readonly answeredMs: number | null
}
