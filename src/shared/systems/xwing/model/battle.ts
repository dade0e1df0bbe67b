import type { Telling } from '../../../core/housekeeping/telling'
import type { ChosenRulings } from '../../../core/rulings/ruling'
import type { Arc } from '../tables/arcs'
import type { Attack } from './attack'
import type { DamageCard } from './damage-cards'
import type { XwObligation } from './obligation'
import type { Conditions, DraftShip, DraftWeapon, ShipId, SquadId, Tokens } from './squad'

/** A destroyed ship stays on the table until its initiative step is over (XW-031). */
export const SHIP_STATUSES = ['active', 'destroyed', 'removed'] as const
export type ShipStatus = (typeof SHIP_STATUSES)[number]

/** The text covers the engagement; the other phases are the table's (XW-Q11). */
export const PHASES = ['preparation', 'engagement', 'end'] as const
export type Phase = (typeof PHASES)[number]

export interface WeaponState extends DraftWeapon {
  readonly chargesLeft: number
}

/** A card face up. Its name is null until somebody reads it, and stays null when no card was left to name. */
export interface FaceupCard {
  readonly id: string
  readonly card: DamageCard | null
  /** Its effect, in the GM's words, since the text belongs to the publisher (XW-Q12). Absent if nobody wrote anything. */
  readonly note?: string
}

/** A ship in battle. `shields` is what is left; `hull` is how many cards destroy it (XW-038). */
export interface ShipState extends Omit<DraftShip, 'weapons'> {
  readonly squadId: SquadId
  readonly weapons: readonly WeaponState[]
  readonly shieldsStart: number
  readonly facedown: number
  /** Those of them that were dealt from decks renewed since, by the number of the deck; absent before the first renewal (XW-039). */
  readonly facedownOf?: readonly number[]
  readonly faceup: readonly FaceupCard[]
  readonly tokens: Tokens
  /** Absent where it never had any. */
  readonly conditions?: Conditions
  /** Ships it has a lock on. */
  readonly locks: readonly ShipId[]
  /** Any other tokens, in the GM's words. */
  readonly otherTokens: string
  readonly hasEngaged: boolean
  readonly bonusAttacks: number
  readonly status: ShipStatus
  /** Its damage cards have gone back into the deck since it left (XW-039). */
  readonly hasReturnedCards: boolean
  /** The number of the first card dealt after they did; absent where they never did. */
  readonly returnedAt?: number
  /** Initiative step after which a destroyed ship leaves; null unless it is destroyed. */
  readonly leavesAfter: number | null
  /** Not on the table yet, the GM says; absent where it never was. */
  readonly isHidden?: boolean
  readonly note: string
}

/** One player; the list of squads is the player order (XW-040). */
export interface SquadState {
  readonly id: SquadId
  readonly name: string
  readonly sideId: string
  readonly attackDiceOwned: number | null
  readonly defenseDiceOwned: number | null
  readonly isIllegal: boolean
}

/** A ship in an arc of the attacker, and its range there (XW-003, XW-007). */
export interface Measure {
  readonly targetId: ShipId
  readonly arc: Arc
  readonly range: number
  readonly isObstructed: boolean
}

export interface BattleState {
  readonly hasBegun: boolean
  readonly isOver: boolean
  readonly name: string
  /** Its place and its headline, where the game master named them. */
  readonly telling?: Telling
  readonly rulings: ChosenRulings
  /** 0 before the battle begins. */
  readonly round: number
  readonly phase: Phase
  /** Initiative step of the engagement; null outside. */
  readonly initiative: number | null
  readonly squads: readonly SquadState[]
  readonly ships: readonly ShipState[]
  /** The measurements of the ship about to attack; null if there are none. */
  readonly measured: { readonly shipId: ShipId; readonly measures: readonly Measure[] } | null
  /** Attacks under way, the one in hand last. */
  readonly attacks: readonly Attack[]
  readonly obligations: readonly XwObligation[]
  readonly nextId: number
}
