import type { DamageCard } from '../model/damage-cards'

/** How many of each card are among the 33 of a damage deck (XW-039). */
export const DAMAGE_DECK = {
  panickedPilot: 2,
  blindedPilot: 2,
  woundedPilot: 2,
  stunnedPilot: 2,
  consoleFire: 2,
  damagedEngine: 2,
  weaponsFailure: 2,
  hullBreach: 2,
  structuralDamage: 2,
  damagedSensorArray: 2,
  looseStabilizer: 2,
  disabledPowerRegulator: 2,
  fuelLeak: 4,
  directHit: 5
} as const satisfies Readonly<Record<DamageCard, number>>
