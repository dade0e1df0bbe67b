import type { DiceRequest, Faces } from '../dice/rule'
import { runRule } from '../dice/run-rule'
import type { RuleSystem, Typed } from './rule-system'

export type Submission<State, Event, Refusal> =
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly canForce: boolean }
  | {
      readonly kind: 'needs'
      readonly request: DiceRequest
      readonly asked: readonly DiceRequest[]
      readonly overruled: readonly Refusal[]
    }
  | {
      readonly kind: 'decided'
      readonly events: readonly Event[]
      readonly state: State
      readonly asked: readonly DiceRequest[]
      /** The refusals the GM overruled, in the order they came up; empty when the rules allowed it. */
      readonly overruled: readonly Refusal[]
    }

/**
 * Runs one command through check, decide and evolve. Writes nothing: the caller stores the events before it shows the state. `tape` holds
 * the faces answered so far; with too few it asks for more, with too many it throws. `allowed` names the refusals the GM overrules: one
 * that is not named, or that nobody can overrule, still refuses the command.
 */
export function submit<State, Command extends Typed, Event extends Typed, Refusal extends string>(
  system: RuleSystem<State, Command, Event, Refusal>,
  state: State,
  command: Command,
  tape: readonly Faces[],
  allowed: readonly string[] = []
): Submission<State, Event, Refusal> {
  const overruled: Refusal[] = []
  for (;;) {
    const refusal = system.check(state, command, overruled)
    if (refusal === null) break
    const canForce = system.canForce(refusal)
    if (!canForce || !allowed.includes(refusal)) return { kind: 'refused', refusal, canForce }
    if (overruled.includes(refusal)) throw new Error(`${system.id} repeats the overruled refusal ${refusal} of ${command.type}`)
    overruled.push(refusal)
  }
  const run = runRule(system.decide(state, command), tape)
  if (run.kind === 'needs') return { kind: 'needs', request: run.request, asked: run.asked, overruled }
  let next = state
  for (const event of run.value) next = system.evolve(next, event)
  return { kind: 'decided', events: run.value, state: next, asked: run.asked, overruled }
}

/** The same, overruling every refusal that can be, for a table that is never told no; without `isForced` nothing is overruled. */
export function submitForced<State, Command extends Typed, Event extends Typed, Refusal extends string>(
  system: RuleSystem<State, Command, Event, Refusal>,
  state: State,
  command: Command,
  tape: readonly Faces[],
  isForced: boolean
): Submission<State, Event, Refusal> {
  const allowed: Refusal[] = []
  for (;;) {
    const result = submit(system, state, command, tape, allowed)
    if (!isForced || result.kind !== 'refused' || !result.canForce) return result
    allowed.push(result.refusal)
  }
}
