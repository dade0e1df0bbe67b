import type { Die, Faces } from '../dice/rule'

/** Dice as they were answered: natural faces, and whether a hand rolled them or the host. */
export interface AnsweredDice {
  readonly purpose: string
  readonly die: Die
  readonly actor: string | null
  readonly faces: Faces
  readonly by: 'hand' | 'host'
}

/** Refusals the GM has seen and overrules, in the order they were met, and why: as typed, empty when no reason was asked. */
export interface Overruling {
  readonly refusals: readonly string[]
  readonly reason: string
}

interface EntryBase {
  /** 1 for the first entry of a battle, then without gaps. */
  readonly seq: number
  /** Milliseconds since 1970, UTC, from the host's clock. */
  readonly at: number
  /** `gm`, or the id of a side. */
  readonly by: string
}

export interface CommandEntry<Command, Event> extends EntryBase {
  readonly kind: 'command'
  readonly command: Command
  readonly dice: readonly AnsweredDice[]
  readonly events: readonly Event[]
  readonly rulesVersion: number
  /** The refusals the GM overruled; absent when the rules allowed it. */
  readonly overruled?: Overruling
}

export interface UndoEntry extends EntryBase {
  readonly kind: 'undo' | 'redo'
  /** Seq of the command entry brought back, or of the earliest one taken back: an undo takes back all that followed it too. */
  readonly target: number
}

/** One entry is one undo step. */
export type LogEntry<Command, Event> = CommandEntry<Command, Event> | UndoEntry
