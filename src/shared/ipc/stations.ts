import type { Die } from '../core/dice/rule'
import type { Message } from '../core/engine/message'
import type { ActField } from '../core/view/station'

/** Reasons for a no that the game master picks instead of typing one; their words are in the messages of the phones. */
export const NO_REASONS = ['range', 'arc', 'later', 'rules'] as const
export type NoReason = (typeof NO_REASONS)[number]

/** An address of this computer at which phones may find it. */
export interface StationAddress {
  readonly address: string
  /** Name of its network adapter, as given by the operating system. */
  readonly adapter: string
  /** room: of a cable or of Wi-Fi. virtual: of a virtual machine or a tunnel, which leads out of the room. own: this computer alone. */
  readonly kind: 'room' | 'virtual' | 'own'
}

/** A player who waits to be admitted. */
export interface JoinRequest {
  readonly id: string
  readonly name: string
  readonly letters: string
  readonly sinceMs: number
}

/** A player with a seat. */
export interface SeatState {
  readonly id: string
  readonly name: string
  readonly side: string
  /** The units the player speaks for, by their ids in the battle, each with whether it has acted this round. */
  readonly claims: readonly { readonly id: string; readonly name: string; readonly hasActed: boolean }[]
  readonly isReady: boolean
  /** Null while the phone answers; otherwise the moment it was last heard. */
  readonly silentSinceMs: number | null
  /** How often somebody else tried to use its token. */
  readonly strangers: number
}

/** A choice of a proposal with what its player chose. */
export type ProposalField =
  | Extract<ActField, { readonly kind: 'flag' }>
  | (Extract<ActField, { readonly kind: 'number' }> & { readonly value: number })
  | (Extract<ActField, { readonly kind: 'pick' }> & { readonly value: string })

/** A proposal that waits for the game master, or was answered a moment ago. */
export interface ProposalState {
  readonly id: string
  readonly seatId: string
  readonly name: string
  /** Null for free words. */
  readonly what: Message | null
  readonly text: string
  readonly sentMs: number
  /** Why the rules refuse it now, and whether the game master may overrule that; null while they allow it. */
  readonly refusal: { readonly message: Message; readonly canForce: boolean } | null
  /** The chance that it succeeds as it is proposed, in percent, with all that its player may not know; null where no die decides. */
  readonly percent: number | null
  /** Fields that the game master may change. */
  readonly fields: readonly ProposalField[]
  /** Whether half of its damage can be granted. */
  readonly canHalve: boolean
}

/** Dice that a player sent for the roll that is due. */
export interface SentDice {
  readonly seatId: string
  readonly name: string
  readonly purpose: string
  readonly die: Die
  readonly faces: readonly number[]
}

/** The table as its game master sees it. */
export interface StationsState {
  /** Null while the table is closed: nothing listens then. */
  readonly open: {
    readonly campaignId: string
    readonly battleId: string
    /** Address and port, as they are typed. */
    readonly host: string
    readonly code: string
    /** Content of the QR code. */
    readonly link: string
    readonly sides: readonly { readonly sideId: string; readonly name: string }[]
  } | null
  readonly addresses: readonly StationAddress[]
  readonly joinRequests: readonly JoinRequest[]
  readonly seats: readonly SeatState[]
  /** Who has left the table of their own accord, the last of them; null while nobody has. */
  readonly left: { readonly name: string; readonly atMs: number } | null
  readonly proposals: readonly ProposalState[]
  readonly dice: SentDice | null
}
