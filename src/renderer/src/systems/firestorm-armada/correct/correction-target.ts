/** What a correction is about, and for a ship the field it begins with. */
export interface CorrectionTarget {
  readonly kind: 'fleet' | 'unit' | 'ship' | 'wing'
  readonly id: string
}
