interface RegenerationBand {
  /** Lowest and highest shield maximum of the printed row; null is no upper end. */
  readonly spMin: number
  readonly spMax: number | null
  readonly sides: 4 | 6 | 8 | 10 | 12
}

/**
 * Shields regained at the end of engineering, by shield maximum. Starship Operations Manual p. 62, table 2–19 (SA-078).
 * As printed: the rows overlap at 5 and at 20 (SA-Q02).
 */
export const REGENERATION = [
  { spMin: 1, spMax: 5, sides: 4 },
  { spMin: 5, spMax: 10, sides: 6 },
  { spMin: 11, spMax: 15, sides: 8 },
  { spMin: 16, spMax: 20, sides: 10 },
  { spMin: 20, spMax: null, sides: 12 }
] as const satisfies readonly RegenerationBand[]
