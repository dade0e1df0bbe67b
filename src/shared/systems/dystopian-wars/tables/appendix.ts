/**
 * Numbers to hit and to save. The text lacks the appendices, so the campaign may edit these (DW-Q03). The attack and AA/CC rows are from
 * the
 * 1.0 fast-play matrix, shields and Tiny Flyers from the 1.x quick sheet. null means that such a shot cannot hit.
 */
export const APPENDIX = {
  aaVsFlyer: 4,
  aaVsObscured: 4,
  aaVsRockets: 5,
  aaVsSmall: 5,
  aaVsAssault: 5,
  ccVsDiving: 4,
  ccVsSubmerged: 4,
  ccVsTorpedoes: 5,
  ccVsSmall: 5,
  ccVsMines: 5,
  weaponVsAbove: 4,
  weaponVsDiving: 5,
  weaponVsHidden: 6,
  obscuredShooter: 6,
  obscuredVsSubmerged: null,
  submergedVsSeen: 6,
  submergedVsAir: null,
  fighterVsTinyFlyers: 3,
  reconVsTinyFlyers: 5,
  bomberVsTinyFlyers: 6,
  shieldVsGunnery: 4,
  shieldVsTorpedoes: 5
} as const satisfies Readonly<Record<string, number | null>>

export type AppendixRow = keyof typeof APPENDIX

/** The number where the appendix has no row (DW-Q02). */
export const PLAIN_TO_HIT = 4
/** The number for a shot that cannot hit, if the GM allows it all the same. */
export const HARDEST_TO_HIT = 6
export const TO_HIT_MIN = 2
export const TO_HIT_MAX = 6
