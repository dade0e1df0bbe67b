import type { Die, Faces } from '../dice/rule'

/** Dice as answered: natural faces, and whether a person rolled them or the host. */
export interface AnsweredDice {
  readonly purpose: string
  readonly die: Die
  readonly actor: string | null
  readonly faces: Faces
  readonly by: 'hand' | 'host'
}

/** Refusals the GM has seen and overruled, in the order they came up, and the reason as typed; empty when none was asked for. */
export interface Overruling {
  readonly refusals: readonly string[]
  readonly reason: string
}

interface EntryBase {
  /** 1 for the first entry of a battle, then without gaps. */
  readonly seq: number
  /** Milliseconds since 1970, UTC, from the host's clock. */
  readonly at: number
  /** Who decided: always `gm` so far, for the game master also decides what a player proposes. */
  readonly by: string
}

export interface CommandEntry<Command, Event> extends EntryBase {
  readonly kind: 'command'
  readonly command: Command
  readonly dice: readonly AnsweredDice[]
  readonly events: readonly Event[]
  readonly rulesVersion: number
  /** The refusals the GM overruled; absent if the rules allowed it. */
  readonly overruled?: Overruling
}

export interface UndoEntry extends EntryBase {
  readonly kind: 'undo' | 'redo'
  /** Seq of the command entry restored, or of the earliest one undone: an undo also takes back everything after it. */
  readonly target: number
}

/** One entry is one undo step. */
export type LogEntry<Command, Event> = CommandEntry<Command, Event> | UndoEntry
