/** The thing being corrected, and for a ship the field to focus. */
export interface CorrectionTarget {
  readonly kind: 'fleet' | 'unit' | 'ship' | 'wing'
  readonly id: string
  readonly field?: 'hullLeft' | 'crewLeft'
}
