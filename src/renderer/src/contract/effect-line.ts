/** One line of the effect clock, in words. */
export interface EffectLine {
  readonly id: string
  readonly name: string
  /** When it ends, abbreviated. */
  readonly ending: string
  readonly does: string
  readonly by: string
  /** When it ends, as a clause. */
  readonly until: string
  readonly isHarm: boolean
  readonly isHeld: boolean
  readonly icon: 'disabled' | 'destroyed' | 'fled' | 'hidden' | null
  /** Requirement id. */
  readonly source: string
}
