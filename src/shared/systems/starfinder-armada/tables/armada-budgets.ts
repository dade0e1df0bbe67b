import type { ByTier } from './tiers'

/** Build points of an armada by its tier. Starship Operations Manual p. 58, table 2–14 (SA-003). */
export const BUDGETS = {
  1: 36,
  2: 48,
  3: 72,
  4: 96,
  5: 120,
  6: 144,
  7: 168,
  8: 192,
  9: 216,
  10: 240,
  11: 264,
  12: 288,
  13: 312,
  14: 336,
  15: 360,
  16: 384,
  17: 408,
  18: 432,
  19: 456,
  20: 480
} as const satisfies ByTier<number>
