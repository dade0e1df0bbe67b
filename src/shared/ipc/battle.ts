import type { SystemId } from '../campaign/campaign'
import type { DiceRequest, Faces } from '../core/dice/rule'
import type { AnsweredDice, LogEntry, Overruling } from '../core/log/entry'

/** A command or an event as sent between window and host: plain JSON with a type. Each system has its own union. */
export interface WireCommand {
  readonly type: string
}
export type WireEntry = LogEntry<WireCommand, WireCommand>

/** A command that is waiting for dice. It is kept on disk, so that it even survives a crash. */
export interface PendingCommand {
  readonly command: WireCommand
  /** The refusals the GM overrules; null for none. */
  readonly overruling: Overruling | null
  readonly answered: readonly AnsweredDice[]
  readonly request: DiceRequest
  /** The contents of the dice field, not yet submitted. */
  readonly text: string
}

export interface BattleDamage {
  /** File in the battle's folder, such as journal/000002.jsonl. */
  readonly file: string
  readonly line: number
  readonly found: string
  /** Seq of the last good entry. */
  readonly lastGoodSeq: number
  /** Valid entries after the damage; continuing without them sets them aside. */
  readonly behind: number
}

export interface OpenedBattle {
  readonly campaignId: string
  readonly battleId: string
  readonly system: SystemId
  readonly mode: 'writable' | 'rescue'
  readonly entries: readonly WireEntry[]
  readonly pending: PendingCommand | null
  /** The damage found; null if there is none. Set only in rescue mode. */
  readonly damage: BattleDamage | null
  /** Repairs made on opening, such as removing a torn last line; empty if there were none. */
  readonly repaired: readonly string[]
  /** The last owner did not close the battle. */
  readonly wasInterrupted: boolean
}

/** An open battle without its log, however long that is: what the start screen shows of it. */
export interface BattleGlance extends Pick<OpenedBattle, 'mode' | 'pending' | 'wasInterrupted'> {
  readonly entryCount: number
  /** Milliseconds since 1970 of the last entry; null before the first. */
  readonly lastAt: number | null
  readonly state: unknown
}

/** Typed faces, one list per request; otherwise the host rolls what is still needed. */
export interface DiceAnswer {
  readonly faces?: readonly Faces[]
  readonly roll?: boolean
}

export type DiceProblem =
  | { readonly code: 'wrong-count'; readonly expected: number; readonly read: number }
  | { readonly code: 'not-a-face'; readonly face: number; readonly sides: number; readonly position: number }
  | { readonly code: 'too-many-answers'; readonly unused: number }

export type SubmitResult =
  | { readonly kind: 'refused'; readonly refusal: string; readonly canForce: boolean }
  | {
      readonly kind: 'needs'
      readonly request: DiceRequest
      readonly answered: readonly AnsweredDice[]
      readonly problem: DiceProblem | null
    }
  | { readonly kind: 'done'; readonly entry: WireEntry }

export interface BattleKey {
  readonly campaignId: string
  readonly battleId: string
}
