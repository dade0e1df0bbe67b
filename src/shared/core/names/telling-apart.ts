import type { RuleSystem, Typed } from '../engine/rule-system'
import { submitForced } from '../engine/submit'
import { asGiven, type Naming } from './naming'

type Untold<S, C extends Typed, E extends Typed, R extends string> = Omit<RuleSystem<S, C, E, R>, 'named' | 'marksIn'>

/**
 * The rules, with every sentence told by names that cannot be mistaken for each other. They judge and change a battle by the names it was
 * given, whichever of the two they are handed. What a viewer sees is told by the game's `viewFor`, from what is seen alone.
 */
export function tellingApart<State extends object, Command extends Typed, Event extends Typed, Refusal extends string>(
  rules: Untold<State, Command, Event, Refusal>,
  { named, namesIn, marksIn }: Pick<Naming<State>, 'named' | 'namesIn' | 'marksIn'>
): RuleSystem<State, Command, Event, Refusal> {
  /** What comes to the table is told by the names it has once it is there. */
  const told = <T extends Typed>(said: T, after: () => State | null): T => {
    if (!bringsNames(said)) return said
    const there = after()
    return there === null ? said : toldOf(said, namesIn(there))
  }
  /** A state that is told keeps its names: they may be those of what one viewer sees. */
  const toldState = (state: State): State => (asGiven(state) === state ? named(state) : state)
  const telling: RuleSystem<State, Command, Event, Refusal> = {
    ...rules,
    named,
    marksIn,
    check: (state, command, overruled) => rules.check(asGiven(state), command, overruled),
    decide: (state, command) => rules.decide(asGiven(state), command),
    evolve: (state, event) => rules.evolve(asGiven(state), event),
    obligations: state => rules.obligations(toldState(state)),
    viewFor: (state, viewer) => rules.viewFor(asGiven(state), viewer),
    describe: (state, event) =>
      rules.describe(
        toldState(state),
        told(event, () => rules.evolve(asGiven(state), event))
      ),
    describeCommand: (state, command) =>
      rules.describeCommand(
        toldState(state),
        told(command, () => withoutDice(telling, asGiven(state), command))
      )
  }
  return telling
}

/** The state after a command that needs no dice, whatever is overruled for it; null for any other. */
function withoutDice<State, Command extends Typed, Event extends Typed, Refusal extends string>(
  rules: RuleSystem<State, Command, Event, Refusal>,
  state: State,
  command: Command
): State | null {
  const result = submitForced(rules, state, command, [], true)
  return result.kind === 'decided' ? result.state : null
}

/** Whether anything in plain JSON has an id and a name. */
function bringsNames(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return ('id' in value && 'name' in value) || Object.values(value).some(bringsNames)
}

/** The same JSON with these names. */
function toldOf<T>(value: T, names: ReadonlyMap<string, string>): T {
  if (Array.isArray(value)) return value.map(one => toldOf<unknown>(one, names)) as T
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value).map(([key, one]) => [key, toldOf<unknown>(one, names)] as const)
  const name = 'id' in value && 'name' in value && typeof value.id === 'string' ? names.get(value.id) : undefined
  return Object.fromEntries(name === undefined ? parts : [...parts, ['name', name]]) as T
}
