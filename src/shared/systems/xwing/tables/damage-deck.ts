/** The 33 cards of a damage deck, by name (XW-039). */
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
} as const satisfies Readonly<Record<string, number>>

export type DamageCard = keyof typeof DAMAGE_DECK

/** The names in the order of the deck. */
export const DAMAGE_CARDS = [
  'panickedPilot',
  'blindedPilot',
  'woundedPilot',
  'stunnedPilot',
  'consoleFire',
  'damagedEngine',
  'weaponsFailure',
  'hullBreach',
  'structuralDamage',
  'damagedSensorArray',
  'looseStabilizer',
  'disabledPowerRegulator',
  'fuelLeak',
  'directHit'
] as const satisfies readonly DamageCard[]
