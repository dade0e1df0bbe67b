import type { DiceRequest, Faces } from '../dice/rule'
import { runRule } from '../dice/run-rule'
import type { RuleSystem, Typed } from './rule-system'

export type Submission<State, Event, Refusal> =
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly canForce: boolean }
  | { readonly kind: 'needs'; readonly request: DiceRequest; readonly asked: readonly DiceRequest[] }
  | {
      readonly kind: 'decided'
      readonly events: readonly Event[]
      readonly state: State
      readonly asked: readonly DiceRequest[]
      /** The refusal the GM overruled, null when the rules allowed it. */
      readonly forced: Refusal | null
    }

/**
 * One command through check, decide and evolve. Writes nothing: the caller stores the events and only then shows the state.
 * `tape` holds the faces answered so far; too few ask on, too many throw.
 */
export function submit<State, Command extends Typed, Event extends Typed, Refusal extends string, View>(
  system: RuleSystem<State, Command, Event, Refusal, View>,
  state: State,
  command: Command,
  tape: readonly Faces[],
  force = false
): Submission<State, Event, Refusal> {
  const refusal = system.check(state, command)
  if (refusal !== null) {
    const canForce = system.canForce(refusal)
    if (!force || !canForce) return { kind: 'refused', refusal, canForce }
  }
  const run = runRule(system.decide(state, command), tape)
  if (run.kind === 'needs') return { kind: 'needs', request: run.request, asked: run.asked }
  let next = state
  for (const event of run.value) next = system.evolve(next, event)
  return { kind: 'decided', events: run.value, state: next, asked: run.asked, forced: refusal }
}
