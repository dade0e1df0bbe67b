/** The names of the damage cards in the order of the deck (XW-039). */
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
] as const
export type DamageCard = (typeof DAMAGE_CARDS)[number]
