import type { Stunt } from '../model/battle'

/** A DC of `base` plus a quarter of the fleet's tier; the Armor Class of the fleet flown by; or no check at all. */
type StuntDc = { readonly base: number } | 'targetAc' | null

/** Part of the tier that is added to a stunt's DC: one in four, rounded down. */
export const STUNT_TIER_SHARE = 4

/** Difficulty of the stunts. Starship Operations Manual p. 62 (SA-090). */
export const STUNTS_DC = {
  backOff: { base: 10 },
  flipAndBurn: { base: 15 },
  flyby: 'targetAc',
  slide: { base: 10 },
  turnInPlace: null
} as const satisfies Readonly<Record<Stunt, StuntDc>>

/** Backing off and failing badly leaves the fleet open to attack until the next round. Core Rulebook p. 319 (SA-Q28). */
export const BACK_OFF_PENALTY = { ac: -4 } as const

/** The distance at which the fleet flown by counts as being when fired at. Core Rulebook p. 319 (SA-Q28). */
export const FLYBY_RANGE_HEXES = 1
