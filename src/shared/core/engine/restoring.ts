import type { RuleSystem, Typed } from './rule-system'

/** Begins a battle in the middle, with a state that left its own log: as a printed sheet holds it. */
export interface RestoreCommand {
  readonly type: 'restoreBattle'
  /** The version of the schema that the state has. */
  readonly format: number
  readonly state: unknown
}

/** The state with which the battle goes on, as it was printed. What happened before it is in no log. */
interface BattleRestored {
  readonly type: 'battleRestored'
  readonly format: number
  readonly state: unknown
}

const COMMAND = 'restoreBattle' satisfies RestoreCommand['type']
const EVENT = 'battleRestored' satisfies BattleRestored['type']
const REFUSAL = 'already-begun'

/** Whether a command begins a battle in the middle. */
export function isRestoring(command: Typed): command is RestoreCommand {
  return command.type === COMMAND
}

/** The only event of such a command. */
export function restoredBy({ format, state }: RestoreCommand): BattleRestored {
  return { type: EVENT, format, state }
}

/** The format of the states that are printed today: counted from 1, one more for each step. */
export function stateFormatOf({ stateSteps = [] }: Stepping): number {
  return stateSteps.length + 1
}

/** A state of that format in today's. It has the schema of its format (`problemOfState`). */
export function stateOfToday({ stateSteps = [] }: Stepping, format: number, state: unknown): unknown {
  return stateSteps.slice(format - 1).reduce((before, step) => step(before), state)
}

type Stepping = Pick<RuleSystem<unknown, Typed, Typed, string>, 'stateSteps'>

/**
 * The rules, and besides them a first command that no window can send: `restoreBattle`, whose event is the whole state. The same for every
 * game, so no game names it among its own commands and events.
 */
export function restoring<State extends { readonly hasBegun: boolean }, Command extends Typed, Event extends Typed, Refusal extends string>(
  rules: RuleSystem<State, Command, Event, Refusal | typeof REFUSAL>
): RuleSystem<State, Command, Event, Refusal | typeof REFUSAL> {
  const isRestored = (event: Event): event is Event & BattleRestored => event.type === EVENT
  const begunBy = (event: BattleRestored): State => stateOfToday(rules, event.format, event.state) as State
  return {
    ...rules,
    check(state, command, overruled) {
      if (!isRestoring(command)) return rules.check(state, command, overruled)
      return state.hasBegun ? REFUSAL : null
    },
    // The event is none of the game's own, which its types know nothing of.
    *decide(state, command) {
      return isRestoring(command) ? [restoredBy(command) as unknown as Event] : yield* rules.decide(state, command)
    },
    knowsEvent: type => type === EVENT || rules.knowsEvent(type),
    evolve: (state, event) => (isRestored(event) ? begunBy(event) : rules.evolve(state, event)),
    describe(state, event) {
      if (!isRestored(event)) return rules.describe(state, event)
      const { name, round } = rules.viewFor(begunBy(event), { kind: 'gm' })
      return { key: 'battle.restored.event', values: { name, moment: round.word, number: round.number } }
    },
    describeCommand: (state, command) => (isRestoring(command) ? { key: 'battle.restored.command' } : rules.describeCommand(state, command))
  }
}
