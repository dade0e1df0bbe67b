import type { Effect, Ending } from './effect'

/** A moment at which effects may end. */
export type Boundary =
  | { readonly kind: 'endOfPhase'; readonly round: number; readonly phase: string }
  | { readonly kind: 'startOfPhase'; readonly round: number; readonly phase: string }
  | { readonly kind: 'endOfRound'; readonly round: number }

export const BATTLE: Ending = { kind: 'battle' }
export const UNTIL_REPAIRED: Ending = { kind: 'untilRepaired' }

/** Ends with that round; rounds count from 1. */
export function endOfRound(round: number): Ending {
  return { kind: 'endOfRound', round }
}

/** "For N rounds" includes the current one: 1 ends with this round. */
export function forRounds(round: number, rounds: number): Ending {
  return endOfRound(round + rounds - 1)
}

/** Ends with that phase of that round. */
export function endOfPhase(round: number, phase: string): Ending {
  return { kind: 'endOfPhase', round, phase }
}

/** The next time that phase starts after the current phase: later this round if it is still ahead, else in the next round. */
export function startOfNext(phase: string, now: { readonly round: number; readonly phase: string }, order: readonly string[]): Ending {
  const later = order.indexOf(phase) > order.indexOf(now.phase)
  return { kind: 'startOfPhase', round: later ? now.round : now.round + 1, phase }
}

/** Whether something with this ending ends at this boundary, or should have ended earlier. */
export function endsAt(ending: Ending, boundary: Boundary): boolean {
  if (ending.kind === 'battle' || ending.kind === 'untilRepaired') return false
  if (boundary.kind === 'endOfRound') return boundary.round >= ending.round
  if (boundary.round > ending.round) return true
  return boundary.kind === ending.kind && boundary.phase === ending.phase && boundary.round === ending.round
}

/** The effects that end at this boundary. */
export function endingAt<E extends Effect>(effects: readonly E[], boundary: Boundary): readonly E[] {
  return effects.filter(effect => endsAt(effect.ending, boundary))
}

/** The effects that continue, and whose suspension ends at this boundary. */
export function resumingAt<E extends Effect>(effects: readonly E[], boundary: Boundary): readonly E[] {
  return effects.filter(e => e.suspension !== null && endsAt(e.suspension.ending, boundary) && !endsAt(e.ending, boundary))
}
