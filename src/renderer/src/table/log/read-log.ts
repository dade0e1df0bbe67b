import type { Typed } from '@shared/core/engine/rule-system'
import type { LogChange, LogMoment, LogReading } from '../../contract/log-line'

/** How the log reads one game, with its types. */
interface OwnReading<State, Event extends Typed, Command extends Typed> {
  changesOf(state: State, event: Event): readonly LogChange[]
  momentOf(state: State): LogMoment
  /** Those an event is about. The beginning names everybody and is about nobody: it is not asked. */
  aboutIn(state: State, event: Event): readonly string[]
  readonly whyOf: LogReading['whyOf']
  /** Commands with which the GM puts something right. */
  readonly corrections: readonly Command['type'][]
}

/** Puts the types of a game aside: a log holds states, events and commands of its own game alone. */
export function readLog<State, Event extends Typed, Command extends Typed>(own: OwnReading<State, Event, Command>): LogReading {
  const corrections: readonly string[] = own.corrections
  return {
    changesOf: (state, event) => own.changesOf(state as State, event as Event),
    momentOf: state => own.momentOf(state as State),
    fleetsIn: (state, event) => (event.type === 'battleBegun' ? [] : own.aboutIn(state as State, event as Event)),
    whyOf: own.whyOf,
    isCorrection: command => corrections.includes(command.type)
  }
}

/** Several figures corrected at once are only counted by their sentence: what each was and is. The names of fields stand under `prefix`. */
export function figuresChanged(prefix: string, before: object | undefined, correction: object): readonly LogChange[] {
  const fields = Object.entries(correction)
  if (before === undefined || fields.length < 2) return []
  return fields.flatMap(([field, to]) => {
    const from: unknown = Reflect.get(before, field)
    return isFigure(from) && isFigure(to) ? [{ label: { key: `${prefix}.${field}` }, from, to }] : []
  })
}

const isFigure = (value: unknown): value is string | number => typeof value === 'number' || typeof value === 'string'
