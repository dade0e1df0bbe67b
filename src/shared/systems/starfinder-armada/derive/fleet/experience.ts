import { EXPERIENCE_BY_CR } from '../../tables/experience'

/** Highest challenge rating of the experience table. */
export const CR_MAX = EXPERIENCE_BY_CR.length

/** Experience of the whole party for a challenge rating (SA-008, SA-113, SA-Q46); null outside 1 to 25. */
export function experienceOf(challengeRating: number): number | null {
  return EXPERIENCE_BY_CR[challengeRating - 1] ?? null
}
