/** Experience for a challenge rating of 1, 2, 3 and so on to 25. Core Rulebook p. 390, table 11–3 (SA-008, SA-113, SA-Q46). */
export const EXPERIENCE_BY_CR = [
  400, 600, 800, 1_200, 1_600, 2_400, 3_200, 4_800, 6_400, 9_600, 12_800, 19_200, 25_600, 38_400, 51_200, 76_800, 102_400, 153_600, 204_800,
  307_200, 409_600, 614_400, 819_200, 1_228_800, 1_638_400
] as const
