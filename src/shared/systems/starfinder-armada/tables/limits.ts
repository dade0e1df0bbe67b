import type { BySize } from '../model/design'

/** Hull points per tier, and the one every fleet has. Starship Operations Manual p. 58 (SA-018). */
export const HULL = { base: 1, perTier: { small: 3, medium: 4, large: 5 } } as const satisfies {
  readonly base: number
  readonly perTier: BySize<number>
}

/** Shares of the hull maximum, rounded down. Starship Operations Manual p. 58 (SA-020, SA-021). */
export const HULL_SHARES = { criticalThreshold: 2, shields: 3 } as const

/** Highest tiers of an armada and of a fleet, and how far a fleet may exceed its armada. SOM p. 58 (SA-002, SA-005, SA-Q15). */
export const TIER_LIMITS = { max: 20, aboveArmada: 1, fleetExtrapolated: 21 } as const

/** Distances in hexes. Starship Operations Manual p. 60–63 (SA-035, SA-043, SA-064, SA-104). */
export const REACH_HEXES = { pointDefense: 2, cascade: 2, duel: 3, gravityMines: 2, freeAttack: 1, boarding: 0 } as const

/** Distance between the armadas at the start: 3d6 + 5 hexes. Starship Operations Manual p. 61 (SA-075). */
export const START_DISTANCE = { dice: 3, sides: 6, plus: 5 } as const

/** Targets of one array. Starship Operations Manual p. 60 (SA-034). */
export const ARRAY_TARGETS_MAX = 3

/** Rounds from one use of a superweapon to the next: used in round r, ready in r + 2. Starship Operations Manual p. 60 (SA-042). */
export const SUPERWEAPON_ROUNDS = 2

/** By how much a gunnery check must beat the Armor Class for the EMP. Starship Operations Manual p. 60 (SA-032). */
export const EMP_MARGIN = 5

/** Rounds of flight after which a routed fleet is disabled. Starship Operations Manual p. 63 (SA-103). */
export const ROUT_ROUNDS = 3

/** A fleet is destroyed when the damage to its hull exceeds this many times its maximum. Starship Operations Manual p. 62 (SA-098). */
export const DESTROYED_ABOVE = 2

/** Faces of the d20 that decide by themselves, where `sa.naturalAuto` is read so: not in the text, a custom of many tables (SA-Q13). */
export const NATURAL_AUTO = { missesAt: 1, hitsAt: 20 } as const

/** The d20 face from which an attack may be critical. Starship Operations Manual p. 63 (SA-106). */
export const CRITICAL_NATURAL = 20

/** The same with Enchant or Target. Starship Operations Manual p. 61 (SA-070, SA-073). */
export const CRITICAL_NATURAL_HELPED = 19

/**
 * Resolve Points of a GM's officer if `sa.npcResolve` grants them: 3 and a fifth of the armada's tier. Core Rulebook, starships (SA-Q45).
 */
export const NPC_RESOLVE = { tierShare: 5, plus: 3 } as const

/** Hexes Enchant adds to the printed range. Starship Operations Manual p. 61 (SA-070, SA-Q25). */
export const ENCHANT_HEXES = 2

/** A free attack during a flyby: damage is divided by this, rounded down. Starship Operations Manual p. 62 (SA-091). */
export const FLYBY_DAMAGE_SHARE = 2

/** Disabled fleets drift at this share of their speed, rounded down. Starship Operations Manual p. 62 (SA-097). */
export const DRIFT_SHARE = 2

/** Gravity mines. Starship Operations Manual p. 60 (SA-036, SA-038). */
export const MINES = { rounds: 3, armorClass: 5, tierShare: 2 } as const

/** Categories a scan can reveal, one after the other. Starship Operations Manual p. 61 (SA-074). */
export const SCAN_LEVELS = 3
