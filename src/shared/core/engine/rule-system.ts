import type { Rule } from '../dice/rule'
import type { Obligation } from '../obligations/obligation'
import type { RulingDefinition } from '../rulings/ruling'
import type { TableView } from '../view/table-view'
import type { Viewer } from '../view/viewer'
import type { Message } from './message'

export interface Typed {
  readonly type: string
}

/** The members of a union by their type, so that one of them is `Commands['fireWeapon']`. */
export type ByType<Union extends Typed> = { readonly [Member in Union as Member['type']]: Member }

/** Turns a state of one format into one of the next. */
type StateStep = (state: unknown) => unknown

/**
 * The contract of every rule system. All functions are pure; states are plain JSON and never mutated. A battle only ever changes through
 * `check`, then `decide` with the dice, then `evolve` over the events.
 */
export interface RuleSystem<State, Command extends Typed, Event extends Typed, Refusal extends string> {
  readonly id: string
  /** Raised whenever the same command with the same faces may lead to other events. */
  readonly rulesVersion: number
  /** The state before the first event. */
  readonly initial: State
  /**
   * Steps of a whole state, as printed sheets hold it, from each format to the next: the first from 1 to 2. Absent while there is one
   * format only. A step is never edited once released; that it arrives is for the schemas to check.
   */
  readonly stateSteps?: readonly StateStep[]
  readonly rulings: readonly RulingDefinition[]
  /** The first refusal that has not been overruled. Rolls nothing. `null` means allowed. */
  check(this: void, state: State, command: Command, overruled?: readonly Refusal[]): Refusal | null
  /** Whether the GM may overrule this refusal: true for broken rules, false for what cannot be carried out at all. */
  canForce(this: void, refusal: Refusal): boolean
  /** The events of a command, given the dice. Called only once `check` finds nothing that the GM has not overruled. */
  decide(this: void, state: State, command: Command): Rule<readonly Event[]>
  /** Whether there is an event of this type. A log with any other was written by later rules. */
  knowsEvent(this: void, type: string): boolean
  /** The only function that creates states. */
  evolve(this: void, state: State, event: Event): State
  /** The rolls and answers the table still owes. */
  obligations(this: void, state: State): readonly Obligation[]
  /** The battle as this viewer may see it: the only source of what a player's screen shows. */
  viewFor(this: void, state: State, viewer: Viewer): TableView
  /**
   * The battle with everything under the name by which it is told, so that no two are mistaken for each other; `like` is the whole of the
   * battle that it may be a part of. For words alone: rules and logs go by the names as given.
   */
  named(this: void, state: State, like?: State): State
  /** The mark of each thing with a name on the game master's table, by its id. */
  marksIn(this: void, state: State): ReadonlyMap<string, string>
  /** The event as a sentence, in keys and values. The state is the one before the event. */
  describe(this: void, state: State, event: Event): Message
  /** The name of the command, for undo and redo. The state is the one before the command. */
  describeCommand(this: void, state: State, command: Command): Message
}
