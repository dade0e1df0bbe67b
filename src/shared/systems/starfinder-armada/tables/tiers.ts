/** Tiers of fleets and armadas (SA-002). */
export const TIERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20] as const
export type Tier = (typeof TIERS)[number]
export type ByTier<T> = Readonly<Record<Tier, T>>
