import type { Rule } from '../dice/rule'

/** Rules that run when a phase starts and ends. They may ask for dice. */
interface PhaseHooks<State, Event> {
  readonly onStart?: (state: State) => Rule<readonly Event[]>
  readonly onEnd?: (state: State) => Rule<readonly Event[]>
}

/** The phases of one round in order, with their hooks. */
export interface PhaseTable<Phase extends string, State, Event> {
  readonly order: readonly Phase[]
  readonly hooks: Readonly<Partial<Record<Phase, PhaseHooks<State, Event>>>>
}

export interface Moment<Phase extends string> {
  readonly round: number
  readonly phase: Phase
}

/** The phase after this one; the last is followed by the first of the next round. Throws for an unknown phase. */
export function momentAfter<Phase extends string>(order: readonly Phase[], now: Moment<Phase>): Moment<Phase> {
  const index = order.indexOf(now.phase)
  const first = order[0]
  if (index < 0 || first === undefined) throw new Error(`No such phase: ${now.phase}`)
  const next = order[index + 1]
  return next === undefined ? { round: now.round + 1, phase: first } : { round: now.round, phase: next }
}
