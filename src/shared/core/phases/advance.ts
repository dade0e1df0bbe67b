import type { Rule } from '../dice/rule'
import type { Boundary } from '../effects/clock'
import { momentAfter, type Moment, type PhaseTable } from './phase-table'

/** The parts of a system that `advance` needs. */
export interface AdvanceParts<Phase extends string, State, Event> {
  readonly table: PhaseTable<Phase, State, Event>
  evolve(state: State, event: Event): State
  /** Events for whatever ends, ticks or resumes by itself at a boundary. */
  atBoundary(state: State, boundary: Boundary): readonly Event[]
  entered(to: Moment<Phase>): Event
  /** True if the battle has ended and no further phase begins. */
  isOver(state: State): boolean
}

/**
 * Moves from the current phase to the next: its end hook, whatever ends with the phase (and with the round), entering the next phase,
 * whatever ends as that starts, its start hook. Stops before entering it when the battle is over.
 */
export function* advance<Phase extends string, State, Event>(
  parts: AdvanceParts<Phase, State, Event>,
  from: State,
  now: Moment<Phase>
): Rule<readonly Event[]> {
  const events: Event[] = []
  let state = from
  const apply = (more: readonly Event[]): void => {
    for (const event of more) {
      events.push(event)
      state = parts.evolve(state, event)
    }
  }
  const to = momentAfter(parts.table.order, now)
  const endHook = parts.table.hooks[now.phase]?.onEnd
  if (endHook !== undefined) apply(yield* endHook(state))
  apply(parts.atBoundary(state, { kind: 'endOfPhase', round: now.round, phase: now.phase }))
  if (to.round > now.round) apply(parts.atBoundary(state, { kind: 'endOfRound', round: now.round }))
  if (parts.isOver(state)) return events
  apply([parts.entered(to)])
  apply(parts.atBoundary(state, { kind: 'startOfPhase', round: to.round, phase: to.phase }))
  const startHook = parts.table.hooks[to.phase]?.onStart
  if (startHook !== undefined) apply(yield* startHook(state))
  return events
}
