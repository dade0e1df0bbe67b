import type { BySize } from '../model/design'
import type { ByTier } from './tiers'

/** Dice of one kind that are rolled together. */
export interface DiceRow {
  readonly count: number
  readonly sides: 4 | 6 | 8 | 10 | 12
}

/** Damage of a fleet by tier and size. Starship Operations Manual p. 58–59 (SA-010). */
export const DAMAGE_DICE = {
  1: { small: { count: 1, sides: 4 }, medium: { count: 1, sides: 6 }, large: { count: 1, sides: 8 } },
  2: { small: { count: 1, sides: 6 }, medium: { count: 1, sides: 8 }, large: { count: 1, sides: 10 } },
  3: { small: { count: 1, sides: 8 }, medium: { count: 1, sides: 10 }, large: { count: 1, sides: 12 } },
  4: { small: { count: 2, sides: 6 }, medium: { count: 2, sides: 8 }, large: { count: 2, sides: 10 } },
  5: { small: { count: 2, sides: 6 }, medium: { count: 2, sides: 8 }, large: { count: 2, sides: 10 } },
  6: { small: { count: 3, sides: 6 }, medium: { count: 3, sides: 8 }, large: { count: 3, sides: 10 } },
  7: { small: { count: 3, sides: 6 }, medium: { count: 3, sides: 8 }, large: { count: 3, sides: 10 } },
  8: { small: { count: 4, sides: 6 }, medium: { count: 4, sides: 8 }, large: { count: 4, sides: 10 } },
  9: { small: { count: 4, sides: 6 }, medium: { count: 4, sides: 8 }, large: { count: 4, sides: 10 } },
  10: { small: { count: 5, sides: 6 }, medium: { count: 5, sides: 8 }, large: { count: 5, sides: 10 } },
  11: { small: { count: 5, sides: 6 }, medium: { count: 5, sides: 8 }, large: { count: 5, sides: 10 } },
  12: { small: { count: 6, sides: 6 }, medium: { count: 6, sides: 8 }, large: { count: 6, sides: 10 } },
  13: { small: { count: 6, sides: 6 }, medium: { count: 6, sides: 8 }, large: { count: 6, sides: 10 } },
  14: { small: { count: 7, sides: 6 }, medium: { count: 7, sides: 8 }, large: { count: 7, sides: 10 } },
  15: { small: { count: 7, sides: 6 }, medium: { count: 7, sides: 8 }, large: { count: 7, sides: 10 } },
  16: { small: { count: 8, sides: 6 }, medium: { count: 8, sides: 8 }, large: { count: 8, sides: 10 } },
  17: { small: { count: 8, sides: 6 }, medium: { count: 8, sides: 8 }, large: { count: 8, sides: 10 } },
  18: { small: { count: 9, sides: 6 }, medium: { count: 9, sides: 8 }, large: { count: 9, sides: 10 } },
  19: { small: { count: 9, sides: 6 }, medium: { count: 9, sides: 8 }, large: { count: 9, sides: 10 } },
  20: { small: { count: 10, sides: 6 }, medium: { count: 10, sides: 8 }, large: { count: 10, sides: 10 } }
} as const satisfies ByTier<BySize<DiceRow>>
