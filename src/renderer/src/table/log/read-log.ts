import type { Message } from '@shared/core/engine/message'
import type { Typed } from '@shared/core/engine/rule-system'
import type { LogChange, LogFoldKind, LogGroupKind, LogMoment, LogReading } from '../../contract/log-line'
import { LOG_FOLDS, LOG_GROUPS } from '../../contract/log-line'

/** How the log reads one game, fully typed. */
interface OwnReading<State, Event extends Typed, Command extends Typed> {
  changesOf(state: State, event: Event): readonly LogChange[]
  momentOf(state: State): LogMoment
  /** Ids an event is about. Not called for the first event, which names everyone. */
  aboutIn(state: State, event: Event): readonly string[]
  readonly whyOf: LogReading['whyOf']
  /** Commands of a group that can be undone at once. */
  readonly groups: Partial<Record<LogGroupKind, readonly Command['type'][]>>
  /** Events of which a run folds into one line. */
  readonly folds: Partial<Record<LogFoldKind, readonly Event['type'][]>>
  /** Events that only say which phase begins, as the heading does. */
  readonly headings: readonly Event['type'][]
  /** Events that only say that something is settled, beside its result. */
  readonly settled: readonly Event['type'][]
  /** Whether this event only says what another of its entry has said, though not all of its type do. */
  isSaid?(event: Event): boolean
  /** Whether this event only announces an act, which tells the same. */
  announces?(event: Event): boolean
  /** The sentence of an event that names its dice, without them. */
  besideFaces?(event: Event, message: Message): Message | undefined
  /** Commands that are corrections by the GM. */
  readonly corrections: readonly Command['type'][]
}

/** Erases the types of a game: a log only holds states, events and commands of its own game. */
export function readLog<State, Event extends Typed, Command extends Typed>(own: OwnReading<State, Event, Command>): LogReading {
  const corrections: readonly string[] = own.corrections
  const groups: Partial<Record<LogGroupKind, readonly string[]>> = own.groups
  const folds: Partial<Record<LogFoldKind, readonly string[]>> = own.folds
  const headings: readonly string[] = own.headings
  const settled: readonly string[] = own.settled
  return {
    changesOf: (state, event) => own.changesOf(state as State, event as Event),
    momentOf: state => own.momentOf(state as State),
    fleetsIn: (state, event) => (event.type === 'battleBegun' ? [] : own.aboutIn(state as State, event as Event)),
    besideFaces: (event, message) => own.besideFaces?.(event as Event, message),
    whyOf: own.whyOf,
    foldOf: event => LOG_FOLDS.find(kind => folds[kind]?.includes(event.type)) ?? null,
    repeats(event) {
      if (headings.includes(event.type)) return 'heading'
      if (own.announces?.(event as Event) === true) return 'next'
      return settled.includes(event.type) || own.isSaid?.(event as Event) === true ? 'result' : null
    },
    groupOf: command => LOG_GROUPS.find(kind => groups[kind]?.includes(command.type)) ?? null,
    isCorrection: command => corrections.includes(command.type)
  }
}

/** Old and new value of each corrected figure, as the sentence only counts them. `prefix` is the message key of the field names. */
export function figuresChanged(prefix: string, before: object | undefined, correction: object): readonly LogChange[] {
  if (Object.keys(correction).length < 2) return []
  return valuesChanged(prefix, before, correction, (_field, value) => (isFigure(value) ? value : null))
}

/** Old and new value of each corrected field, as the game shows a value; none of a field where one of them is not shown. */
export function valuesChanged(
  prefix: string,
  before: object | undefined,
  correction: object,
  shown: (field: string, value: unknown) => LogChange['to'] | null
): readonly LogChange[] {
  if (before === undefined) return []
  return Object.entries(correction).flatMap(([field, value]) => {
    const [from, to] = [shown(field, Reflect.get(before, field)), shown(field, value)]
    return from === null || to === null ? [] : [{ label: { key: `${prefix}.${field}` }, from, to }]
  })
}

const isFigure = (value: unknown): value is string | number => typeof value === 'number' || typeof value === 'string'
