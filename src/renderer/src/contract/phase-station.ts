/** One phase of a round, and whether it is past, current or to come. */
export interface PhaseStation {
  readonly id: string
  readonly name: string
  readonly state: 'done' | 'now' | 'next'
}

/** Where the battle is: the round, or turn, and then its phases up to the current one and beyond. `round` is null before the first. */
export function stationsOf(round: string | null, phases: readonly Omit<PhaseStation, 'state'>[], nowId: string): readonly PhaseStation[] {
  const now = phases.findIndex(({ id }) => id === nowId)
  const stations = phases.map((phase, i) => ({ ...phase, state: i < now ? 'done' : i === now ? 'now' : 'next' }) as const)
  return round === null ? stations : [{ id: 'round', name: round, state: 'done' }, ...stations]
}
