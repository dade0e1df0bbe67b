import type { RangeBand } from '../model/battle'

/** Gunnery by range band. Starship Operations Manual p. 59, 62 (SA-025, SA-092). */
export const RANGE_PENALTIES = { short: 0, long: -2, extreme: -4 } as const satisfies Readonly<Record<RangeBand, number>>

/** Gunnery by number of fleets the array fires at, 1 to 3. Starship Operations Manual p. 60 (SA-034). */
export const ARRAY_PENALTIES = { 1: 0, 2: -2, 3: -4 } as const satisfies Readonly<Record<1 | 2 | 3, number>>

/** Other gunnery modifiers. Starship Operations Manual p. 60–63 (SA-095). */
export const GUNNERY_MODIFIERS = { bombers: 1, target: 1, pointDefense: 1, superweapon: -2, debris: -1, routed: -2 } as const

/** Morale states, on every check of the fleet. Starship Operations Manual p. 63 (SA-101). */
export const MORALE_MODIFIERS = { emboldened: 1, shaken: -1 } as const

/** Armor Class. Starship Operations Manual p. 58, 62–63 (SA-016, SA-017, SA-109). */
export const ARMOR_CLASS = { base: 10, frontArcShield: 1, engines: -1 } as const

/** Damage, per die rolled. Starship Operations Manual p. 58, 60, 63 (SA-023, SA-040, SA-109). */
export const DAMAGE_PER_DIE = { weak: 1, strong: -1, damageThreshold: -1, weapons: -1 } as const

/** Speed in hexes with the Engines condition. Starship Operations Manual p. 63 (SA-109). */
export const ENGINES_SPEED = -1

/**
 * Morale checks: DC is `base` plus half the opposing armada's tier; results by margin. Starship Operations Manual p. 63 (SA-100, SA-101).
 */
export const MORALE = { base: 10, emboldenedFrom: 5, unaffectedFrom: 0, shakenFrom: -4 } as const

/** Piloting of an agile fleet (`sa.agile`); no rule of armadas gives it, the Core Rulebook's starship creatures do (SA-Q04). */
export const AGILE_PILOTING = 2
