import { canonicalJson } from '@shared/kernel/canonical-json'
import { deepFreeze } from './deep-freeze'
import type { DiceRequest, Faces } from '@shared/core/dice/rule'
import { jsonProblem } from '@shared/core/engine/json-problem'
import type { RuleSystem, Typed } from '@shared/core/engine/rule-system'
import { submitForced, type Submission } from '@shared/core/engine/submit'

/** An event written out in full, or a question about it that must be answered with true. */
export type Expected<Event> = Event | ((event: Event) => boolean)

/** A state from which a command is tried. States are frozen all the way down and must be plain JSON. */
export interface Given<State, Command, Event, Refusal> {
  readonly state: State
  when(command: Command): When<State, Command, Event, Refusal>
}

/** A command with the dice answered so far. Nothing runs before one of the endings (`isRefused`, `asks`, `then`...) is called. */
export interface When<State, Command, Event, Refusal> {
  /** The GM overrules whatever can be overruled. */
  forced(): When<State, Command, Event, Refusal>
  /** Answers to the next requests, one list of natural faces per request. */
  rolling(...answers: readonly Faces[]): When<State, Command, Event, Refusal>
  /** The command is refused with this code. */
  isRefused(code: Refusal): void
  /** The rule stops and asks for these dice; fields left out are not compared. Goes on with `rolling`. */
  asks(request: Partial<DiceRequest>): When<State, Command, Event, Refusal>
  /** The command gives exactly these events, in this order, and has used all its dice. */
  then(...expected: readonly Expected<Event>[]): Then<State, Command, Event, Refusal>
  /** These events are among those given, in this order; others may come between. */
  thenAmong(...expected: readonly Expected<Event>[]): Then<State, Command, Event, Refusal>
  /** The command is carried out; the look fails the test by throwing or by answering false. */
  thenState(look: (state: State) => unknown): Then<State, Command, Event, Refusal>
}

/** The outcome of a command. The story may continue with another `when`. */
export interface Then<State, Command, Event, Refusal> extends Given<State, Command, Event, Refusal> {
  readonly events: readonly Event[]
  /** The dice the rule asked for, in order. */
  readonly asked: readonly DiceRequest[]
  thenState(look: (state: State) => unknown): Then<State, Command, Event, Refusal>
}

/** Matches an event by the fields named here, leaving the others open. */
export function like<Event extends object>(fields: Partial<Event>): (event: Event) => boolean {
  return event => Object.entries(fields).every(([key, value]) => same(Reflect.get(event, key), value))
}

/**
 * Tells a rule as a story: `given(system, state).when(command).rolling([6, 6], [4]).then(event)`.
 * Too few dice, dice left over, a state that is not plain JSON and a rule that writes into a state all fail the test.
 */
export function given<State, Command extends Typed, Event extends Typed, Refusal extends string>(
  system: RuleSystem<State, Command, Event, Refusal>,
  state: State
): Given<State, Command, Event, Refusal> {
  plain(state, 'given state')
  return { state: deepFreeze(state), when: command => whenOf(system, state, { command, tape: [], force: false }) }
}

/** The kit bound to one system, for that system's own test builders. */
export function systemKit<State, Command extends Typed, Event extends Typed, Refusal extends string>(
  system: RuleSystem<State, Command, Event, Refusal>
): { readonly given: (state: State) => Given<State, Command, Event, Refusal> } {
  return { given: state => given(system, state) }
}

interface Attempt<Command> {
  readonly command: Command
  readonly tape: readonly Faces[]
  readonly force: boolean
}

function whenOf<State, Command extends Typed, Event extends Typed, Refusal extends string>(
  system: RuleSystem<State, Command, Event, Refusal>,
  state: State,
  attempt: Attempt<Command>
): When<State, Command, Event, Refusal> {
  const name = attempt.command.type
  const run = (): Submission<State, Event, Refusal> =>
    submitForced(frozen(system), state, deepFreeze(attempt.command), attempt.tape, attempt.force)
  const decided = (): Then<State, Command, Event, Refusal> => {
    const result = run()
    if (result.kind === 'refused') throw new Error(`${name} was refused: ${result.refusal}`)
    if (result.kind === 'needs') throw new Error(`${name} still needs dice: ${show(result.request)}`)
    result.events.forEach(event => plain(event, event.type))
    return thenOf(system, result.state, result.events, result.asked)
  }
  const self: When<State, Command, Event, Refusal> = {
    forced: () => whenOf(system, state, { ...attempt, force: true }),
    rolling: (...answers) => whenOf(system, state, { ...attempt, tape: [...attempt.tape, ...answers] }),
    isRefused(code) {
      const result = run()
      if (result.kind !== 'refused') throw new Error(`${name} was not refused, expected ${code}`)
      if (result.refusal !== code) throw new Error(`${name} was refused with ${result.refusal}, expected ${code}`)
    },
    asks(request) {
      const result = run()
      if (result.kind === 'refused') throw new Error(`${name} was refused: ${result.refusal}`)
      if (result.kind === 'decided') throw new Error(`${name} asked for nothing more, expected ${show(request)}`)
      if (!like<DiceRequest>(request)(result.request))
        throw new Error(`${name} asked for ${show(result.request)}, expected ${show(request)}`)
      return self
    },
    then(...expected) {
      const after = decided()
      const fits = after.events.length === expected.length && after.events.every((event, i) => isExpected(event, expected[i]))
      if (!fits) throw new Error(`${name} gave other events.\n${listed('expected', expected)}\n${listed('given', after.events)}`)
      return after
    },
    thenAmong(...expected) {
      const after = decided()
      let next = 0
      for (const event of after.events) if (next < expected.length && isExpected(event, expected[next])) next += 1
      if (next < expected.length) {
        throw new Error(`${name} lacks event ${String(next + 1)}.\n${listed('expected', expected)}\n${listed('given', after.events)}`)
      }
      return after
    },
    thenState: look => decided().thenState(look)
  }
  return self
}

function thenOf<State, Command extends Typed, Event extends Typed, Refusal extends string>(
  system: RuleSystem<State, Command, Event, Refusal>,
  state: State,
  events: readonly Event[],
  asked: readonly DiceRequest[]
): Then<State, Command, Event, Refusal> {
  const self: Then<State, Command, Event, Refusal> = {
    ...given(system, state),
    events,
    asked,
    thenState(look) {
      if (look(state) === false) throw new Error(`The state is another: ${show(state)}`)
      return self
    }
  }
  return self
}

/** The same system with every state it makes frozen, so that a rule that writes into one throws. */
function frozen<State, Command extends Typed, Event extends Typed, Refusal extends string>(
  system: RuleSystem<State, Command, Event, Refusal>
): RuleSystem<State, Command, Event, Refusal> {
  const evolve = (state: State, event: Event): State => deepFreeze(system.evolve(state, deepFreeze(event)))
  return Object.create(system, { evolve: { value: evolve } }) as typeof system
}

function isExpected<Event>(event: Event, expected: Expected<Event> | undefined): boolean {
  return expected instanceof Function ? expected(event) : same(event, expected)
}

function same(a: unknown, b: unknown): boolean {
  return canonicalJson({ value: a }) === canonicalJson({ value: b })
}

function plain(value: unknown, name: string): void {
  const problem = jsonProblem(value)
  if (problem !== null) throw new Error(`Not plain JSON: ${name}${problem}`)
}

function listed(title: string, items: readonly unknown[]): string {
  return [`${title}:`, ...items.map(item => `  ${item instanceof Function ? '(a question)' : show(item)}`)].join('\n')
}

function show(value: unknown): string {
  return canonicalJson(value)
}
