import type { Breakdown } from '@shared/core/breakdown/breakdown'
import type { Message } from '@shared/core/engine/message'
import type { AnsweredDice, Overruling } from '@shared/core/log/entry'
import type { WireCommand, WireEntry } from '@shared/ipc/calls'

/** What a correction replaced and what stands now, in words or figures. */
export interface LogChange {
  readonly label: Message
  readonly from: Message | string | number
  readonly to: Message | string | number
}

/** Where in the battle something happened. */
export interface LogMoment {
  /** 0 before the first round. */
  readonly round: number
  /** The round in words, as the rules call it: "Round 2". */
  readonly turn: Message
  /** In words, such as the name of the phase. */
  readonly phase: Message
}

/** One sentence of the log. */
export interface LogLine {
  readonly seq: number
  /** Milliseconds since 1970. */
  readonly at: number
  readonly kind: 'event' | 'undo' | 'redo'
  readonly message: Message
  /** When it was done; an undo or a redo stands in the moment it leads to. */
  readonly moment: LogMoment
  /** Fleets it is about. */
  readonly fleetIds: readonly string[]
  /** Faces of the whole entry. */
  readonly dice: readonly AnsweredDice[]
  /** Place of the event in its entry; −1 for an undo or a redo. */
  readonly eventIndex: number
  readonly changes: readonly LogChange[]
  /** What the GM gave as the reason, as typed; empty when none. */
  readonly reason: string
  /** What the GM overruled; null when the rules allowed it. */
  readonly overruled: Overruling | null
  /** The GM put something right by hand, or overruled a rule. */
  readonly isByGm: boolean
}

/** The battle as the log needs it to look back. */
export interface PastStates {
  entries(this: void): readonly WireEntry[]
  isUndone(this: void, seq: number): boolean
  /** The state right after this entry. */
  stateAt(this: void, seq: number): unknown
}

/** How a number of a log line is made up. */
export interface LogSum extends Breakdown {
  /** Message key of what its total counts, with `{count}`. */
  readonly counts: string
}

/** How the log of one rule system reads its states, events and commands. */
export interface LogReading {
  /** Which old and new values a correcting event shows; none for other events. */
  changesOf(state: unknown, event: WireCommand): readonly LogChange[]
  momentOf(state: unknown): LogMoment
  /** Fleets an event is about; the state is the one after it. */
  fleetsIn(state: unknown, event: WireCommand): readonly string[]
  /** How the number a line tells is made up; null where there is nothing to add up. */
  whyOf(log: PastStates, line: LogLine): LogSum | null
  /** Whether a command is the GM putting something right. */
  isCorrection(command: WireCommand): boolean
}
