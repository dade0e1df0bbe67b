import type { Rule } from '../dice/rule'
import { present } from '../../kernel/present'
import { firstRefusal, type RefusalCheck, type RefusalRow } from './refusals'
import type { RuleSystem, Typed } from './rule-system'

/** The two questions a command asks the rules. */
export interface CommandRow<State, Command, Event, Forceable extends string, Firm extends string> {
  /** Why is it not allowed? A check with at most one refusal may simply return it. */
  check(this: void, state: State, command: Command): Forceable | Firm | null | RefusalCheck<Forceable, Firm>
  /** The events of the command, once its dice are known. */
  decide(this: void, state: State, command: Command): Rule<readonly Event[]>
}

/** A row for each command of a system. */
export type CommandTable<State, Command extends Typed, Event, Forceable extends string, Firm extends string> = {
  readonly [C in Command as C['type']]: CommandRow<State, C, Event, Forceable, Firm>
}

/**
 * Handles the commands of a system according to its table. Before the battle begins only `beginBattle` is possible, and once `isOver` is
 * true nothing is but telling it. The GM may overrule what `refusals` says.
 */
export function commandsOf<
  State extends { readonly hasBegun: boolean },
  Command extends Typed,
  Event extends Typed,
  Forceable extends string,
  Firm extends string
>(
  table: CommandTable<State, Command, Event, Forceable, Firm>,
  refusals: Readonly<Record<Forceable | Firm, RefusalRow>>,
  isOver: (state: State, command: Command) => boolean
): Pick<RuleSystem<State, Command, Event, Forceable | Firm | 'not-begun' | 'battle-over'>, 'check' | 'canForce' | 'decide'> {
  const rows = new Map<string, CommandRow<State, Command, Event, Forceable, Firm>>(Object.entries(table))
  const canOverrule = new Set<string>(Object.entries<RefusalRow>(refusals).flatMap(([code, row]) => (row.canOverrule ? [code] : [])))
  const rowOf = (type: string) => present(rows.get(type), `command ${type}`)
  return {
    check(state, command, overruled = []) {
      if (command.type !== 'beginBattle') {
        if (!state.hasBegun) return 'not-begun'
        // Its end is told when it is over.
        if (command.type !== 'tellBattle' && isOver(state, command)) return 'battle-over'
      }
      return firstRefusal(rowOf(command.type).check(state, command), overruled)
    },
    canForce: refusal => canOverrule.has(refusal),
    decide: (state, command) => rowOf(command.type).decide(state, command)
  }
}
