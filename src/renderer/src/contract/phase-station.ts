/** One phase of a round, and whether it is past, current or to come. */
export interface PhaseStation {
  readonly id: string
  readonly name: string
  readonly state: 'done' | 'now' | 'next'
}
