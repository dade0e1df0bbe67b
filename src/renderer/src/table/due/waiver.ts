/** What is being waived, and why. */
export interface Waiver {
  /** Null while nothing is. */
  readonly id: string | null
  reason: string
}

export const NO_WAIVER = (): Waiver => ({ id: null, reason: '' })
