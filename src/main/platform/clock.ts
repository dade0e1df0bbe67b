/** The present moment, handed in so that nothing else reads the wall clock. */
export interface Clock {
  /** Milliseconds since 1970-01-01 UTC. */
  now(): number
}

export const systemClock: Clock = { now: () => Date.now() }

/** A clock that moves only when it is set; for tests and demonstrations. */
export function fixedClock(startMs: number): Clock & { advance(byMs: number): void } {
  let nowMs = startMs
  return {
    now: () => nowMs,
    advance: byMs => {
      nowMs += byMs
    }
  }
}
