import type { BySize } from '../model/design'
import type { ByTier } from './tiers'

/** Build points of a fleet by tier and size, without abilities. Starship Operations Manual p. 58–59 (SA-009). */
export const BASE_COSTS = {
  1: { small: 5, medium: 6, large: 8 },
  2: { small: 6, medium: 8, large: 10 },
  3: { small: 9, medium: 12, large: 15 },
  4: { small: 12, medium: 16, large: 20 },
  5: { small: 15, medium: 20, large: 25 },
  6: { small: 18, medium: 24, large: 30 },
  7: { small: 21, medium: 28, large: 35 },
  8: { small: 24, medium: 32, large: 40 },
  9: { small: 27, medium: 36, large: 45 },
  10: { small: 30, medium: 40, large: 50 },
  11: { small: 33, medium: 44, large: 55 },
  12: { small: 36, medium: 48, large: 60 },
  13: { small: 39, medium: 52, large: 65 },
  14: { small: 42, medium: 56, large: 70 },
  15: { small: 45, medium: 60, large: 75 },
  16: { small: 48, medium: 64, large: 80 },
  17: { small: 51, medium: 68, large: 85 },
  18: { small: 54, medium: 72, large: 90 },
  19: { small: 58, medium: 77, large: 95 },
  20: { small: 60, medium: 80, large: 100 }
} as const satisfies ByTier<BySize<number>>

/** Tier 19 by the pattern of the other tiers: 3, 4 and 5 points a tier (`sa.cost19`, SA-Q14). */
export const PATTERN_COSTS_19 = { small: 57, medium: 76, large: 95 } as const satisfies BySize<number>

/** Tier 21, where the table has ended, by the same pattern (`sa.maxFleetTier`, SA-Q15). */
export const PATTERN_COSTS_21 = { small: 63, medium: 84, large: 105 } as const satisfies BySize<number>
