import type { Breakdown } from '@shared/core/breakdown/breakdown'
import type { Message } from '@shared/core/engine/message'
import type { AnsweredDice, Overruling } from '@shared/core/log/entry'
import type { WireCommand, WireEntry } from '@shared/ipc/calls'

/** An old and a new value of a correction, in words or figures. */
export interface LogChange {
  readonly label: Message
  readonly from: Message | string | number
  readonly to: Message | string | number
}

/** When in the battle something happened. */
export interface LogMoment {
  /** 0 before the first round. */
  readonly round: number
  /** The round as the rules call it: "Round 2". */
  readonly turn: Message
  /** In words, such as the phase name. */
  readonly phase: Message
}

/** Lines of which a run folds into one: moves, steps in which nothing was done, and elements lost one by one. */
export const LOG_FOLDS = ['moves', 'steps', 'losses'] as const
export type LogFoldKind = (typeof LOG_FOLDS)[number]

/** One sentence of the log. */
export interface LogLine {
  readonly seq: number
  /** Milliseconds since 1970. */
  readonly at: number
  readonly kind: 'event' | 'undo' | 'redo'
  readonly message: Message
  /** The sentence without its dice, for where their faces stand beside it; only of one that names them. */
  readonly besideFaces?: Message | undefined
  /** When it happened; for an undo or a redo, the moment it leads to. */
  readonly moment: LogMoment
  /** Fleets it is about. */
  readonly fleetIds: readonly string[]
  /** All dice of the entry. */
  readonly dice: readonly AnsweredDice[]
  /** Index of the event in its entry; −1 for an undo or a redo. */
  readonly eventIndex: number
  /** The kind of run it folds into with its neighbours; null if it never folds. */
  readonly fold: LogFoldKind | null
  /** Said elsewhere: by its heading, by the other lines of its entry, or by the act that follows it. */
  readonly told: 'heading' | 'result' | 'next' | null
  readonly changes: readonly LogChange[]
  /** The GM's reason as typed; may be empty. */
  readonly reason: string
  /** The refusals the GM overruled; null if none. */
  readonly overruled: Overruling | null
  /** A correction by the GM, or a rule overruled. */
  readonly isByGm: boolean
}

/** Past states of a battle, as the log needs them. */
export interface PastStates {
  entries(this: void): readonly WireEntry[]
  isUndone(this: void, seq: number): boolean
  /** The state right after this entry. */
  stateAt(this: void, seq: number): unknown
}

/** The breakdown of a number in a log line. */
export interface LogSum extends Breakdown {
  /** Message key of what the total counts, with `{count}`; null where the head of the sentence says it. */
  readonly counts: string | null
}

/** Steps that are taken back together: moves with nothing between them, a volley, an activation. */
export const LOG_GROUPS = ['moves', 'volley', 'activation'] as const
export type LogGroupKind = (typeof LOG_GROUPS)[number]

/** The latest group of its kind, by the entry it begins with. */
export interface LogGroup {
  readonly kind: LogGroupKind
  /** How many steps taking it back undoes: its own, and what came after it. */
  readonly steps: number
}

/** How the log reads the states, events and commands of one system. */
export interface LogReading {
  /** Old and new values of a correction; none for other events. */
  changesOf(state: unknown, event: WireCommand): readonly LogChange[]
  momentOf(state: unknown): LogMoment
  /** Fleets an event concerns; the state is the one after it. */
  fleetsIn(state: unknown, event: WireCommand): readonly string[]
  /** Its sentence for where the faces of the entry stand beside it; undefined if it does not name them. */
  besideFaces(event: WireCommand, message: Message): Message | undefined
  /** The breakdown of a line's number; null when there is none. */
  whyOf(log: PastStates, line: LogLine): LogSum | null
  /** The kind of run these events fold into; null if they never fold. */
  foldOf(event: WireCommand): LogFoldKind | null
  /** Whether an event only says which phase begins, as the heading of the log does, or only that something is settled. */
  repeats(event: WireCommand): LogLine['told']
  /** The group a command belongs to: it begins an activation, and is part of any other group. */
  groupOf(command: WireCommand): LogGroupKind | null
  /** Whether a command is a correction by the GM. */
  isCorrection(command: WireCommand): boolean
}
