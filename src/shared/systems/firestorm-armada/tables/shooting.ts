import type { Mount, ShipClass } from '../model/design'

/** Lowest face of an attack die that hits (FA-017). */
export const HITS_FROM = 4
/** Lowest face of a point defence die that hits a wing (FA-054). */
export const WING_HITS_FROM = 5
/** Hits of an exploding 6, which also rolls one more die (FA-017). */
export const SIX_HITS = 2

/** Lowest face that hits each class when a capital ship fires at it (FA-026, FA-027). */
export const SMALL_TARGETS = {
  capital: 4,
  frigate: 5,
  escort: 5,
  transport: 5,
  weaponPlatform: 5,
  corvette: 6,
  shuttle: 6,
  fireDrone: 6
} as const satisfies Readonly<Record<ShipClass, number>>

/**
 * Kinds of weapon that combine. Broadsides combine with broadsides of any side (linked fire p. 35, combined fire p. 36; FA-030 to FA-035).
 */
export const WEAPON_KINDS = {
  fore: 'broadside',
  aft: 'broadside',
  port: 'broadside',
  starboard: 'broadside',
  turret: 'turret',
  torpedo: 'torpedo'
} as const satisfies Readonly<Record<Mount, string>>

/** Arc and obstacles halve the dice, and a squadron mate adds half of its own (FA-013, FA-014, FA-029). */
export const DICE_SHARE = 2
/** The most range bands on a card, as in the sister game (FA-Q13). */
export const BANDS_MAX = 4

/** Hits of one point defence roll that destroy a wing, and that drive it off (FA-055, FA-056). */
export const WING_DESTROYED_HITS = 2
export const WING_DRIVEN_OFF_HITS = 1
/** Inches. The table judges the reach of point defence and boarding, 4 each (FA-046, FA-051, FA-057). */
export const DRIVEN_OFF_MOVE = 5
/** Lowest face of an assault die that counts (FA-Q15). */
export const BOARDING_FROM = 4
/** An activated ship moves at least its movement divided by this (FA-009). */
export const MOVE_SHARE = 2
