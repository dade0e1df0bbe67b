export const DIFFICULTIES = ['easy', 'average', 'challenging', 'hard', 'epic'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

export interface DifficultyRow {
  /** Enemy armada tier minus allied armada tier. */
  readonly tierOffset: number
  /** Challenge rating minus the allied tier, for the experience of the core book (SA-Q46). */
  readonly crOffset: number
}

/** Encounter difficulty. Starship Operations Manual p. 58 (SA-007); challenge ratings from the Core Rulebook p. 326 (SA-008). */
export const DIFFICULTY_OFFSETS = {
  easy: { tierOffset: -3, crOffset: -1 },
  average: { tierOffset: -2, crOffset: 0 },
  challenging: { tierOffset: -1, crOffset: 1 },
  hard: { tierOffset: 0, crOffset: 2 },
  epic: { tierOffset: 1, crOffset: 3 }
} as const satisfies Readonly<Record<Difficulty, DifficultyRow>>
