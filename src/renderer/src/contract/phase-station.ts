/** One phase of a round, and where it stands. */
export interface PhaseStation {
  readonly id: string
  readonly name: string
  readonly state: 'done' | 'now' | 'next'
}
