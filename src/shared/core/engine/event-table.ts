import type { Message, MessageValue } from './message'
import type { RuleSystem, Typed } from './rule-system'

/**
 * Describes an event: `<prefix>.event.<type>`, followed by a dot and the variant where the sentence differs. `source` is a requirement id.
 */
export type Say = (values: Readonly<Record<string, MessageValue>>, source?: string, variant?: string) => Message

/** Everything about one event: how it changes the state, and how the log describes it. */
export interface EventRow<State, Event extends Typed> {
  /** The state after the event. Trusts the event: no rules, no dice, no validation. */
  evolve(this: void, state: State, event: Event): State
  /** The event as a sentence. The state is the one before the event. */
  describe(this: void, state: State, event: Event, say: Say): Message
}

/** A row for each event of a system, or of one group of its events. */
export type EventTable<State, Event extends Typed> = { readonly [E in Event as E['type']]: EventRow<State, E> }

/** Handles the events of a system according to its table. Throws for an event that has no row, which only a bug can cause. */
export function eventsOf<State, Event extends Typed>(
  prefix: string,
  table: EventTable<State, Event>
): Pick<RuleSystem<State, Typed, Event, string>, 'knowsEvent' | 'evolve' | 'describe'> {
  // A map, since a plain object also has a `constructor`.
  const rows = new Map<string, EventRow<State, Event>>(Object.entries(table))
  const rowOf = (type: string): EventRow<State, Event> => {
    const row = rows.get(type)
    if (row === undefined) throw new Error(`Unhandled event: ${prefix} ${type}`)
    return row
  }
  return {
    knowsEvent: type => rows.has(type),
    evolve: (state, event) => rowOf(event.type).evolve(state, event),
    describe: (state, event) =>
      rowOf(event.type).describe(state, event, (values, source, variant) => ({
        key: `${prefix}.event.${event.type}${variant === undefined ? '' : `.${variant}`}`,
        values,
        ...(source === undefined ? {} : { source })
      }))
  }
}
