import type { CriticalRow, Direction } from '../model/criticals'

interface CriticalInfo {
  /** Stays on the unit until it is repaired or the GM takes it off. */
  readonly stays: boolean
  /** May be repaired if `dw.repair` allows repairs (DW-Q17). */
  readonly isRepairable: boolean
  /** Halves something, and so could do it again if it is rolled again (`dw.criticalTwice`). */
  readonly isHalving: boolean
}

/** The critical table, 2D6 (source lines 136 to 148). */
export const CRITICALS = {
  2: { stays: false, isRepairable: false, isHalving: false },
  3: { stays: true, isRepairable: true, isHalving: false },
  4: { stays: true, isRepairable: true, isHalving: false },
  5: { stays: true, isRepairable: true, isHalving: false },
  6: { stays: true, isRepairable: true, isHalving: true },
  7: { stays: false, isRepairable: false, isHalving: false },
  8: { stays: true, isRepairable: true, isHalving: true },
  9: { stays: true, isRepairable: true, isHalving: false },
  10: { stays: true, isRepairable: false, isHalving: false },
  11: { stays: true, isRepairable: true, isHalving: false },
  12: { stays: false, isRepairable: false, isHalving: false }
} as const satisfies Readonly<Record<CriticalRow, CriticalInfo>>

/** Assault points lost to a Raging Fire, and the number added to the D3 of a Hard Pounding (L140, L143). */
export const FIRE_AP = 2
export const POUNDING_AP_PLUS = 1

/** Reach of a Magazine Explosion in inches (L138), and the number its dice hit on (DW-Q14). */
export const EXPLOSION_INCHES = 4
export const EXPLOSION_TO_HIT = 4
/** Dice of an explosion for each hull point at the start (DW-Q14). */
export const EXPLOSION_DICE_PER_HP = 2

/** A repair succeeds up to this face (DW-Q17). */
export const REPAIR_UP_TO = 3

/** The direction of a Sturginium Flare by the face of a D6 (DW-Q16), and how many D6 of inches it throws a unit. */
export const FLARE_DIRECTIONS = ['fore', 'fore', 'port', 'starboard', 'aft', 'aft'] as const satisfies readonly Direction[]
export const FLARE_DICE = 2
