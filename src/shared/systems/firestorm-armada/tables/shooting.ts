import type { Mount, ShipClass } from '../model/design'

/** Lowest face of an attack die that hits (FA-017). */
export const HITS_FROM = 4
/** Lowest face against a wing by point defence (FA-054). */
export const WING_HITS_FROM = 5
/** Hits of a 6 that explodes: it also rolls one more die (FA-017). */
export const SIX_HITS = 2

/** Lowest face that hits when a capital ship fires at it (FA-026, FA-027). */
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

/** What combines with what; broadsides with broadsides, whatever their side (linked fire p. 35, combined fire p. 36; FA-030 to FA-035). */
export const WEAPON_KINDS = {
  fore: 'broadside',
  aft: 'broadside',
  port: 'broadside',
  starboard: 'broadside',
  turret: 'turret',
  torpedo: 'torpedo'
} as const satisfies Readonly<Record<Mount, string>>

/** Arc and obstacles leave half the dice, a squadron mate adds half (FA-013, FA-014, FA-029). */
export const DICE_SHARE = 2
/** Range bands of the sister game, the most a card shows (FA-Q13). */
export const BANDS_MAX = 4

/** Hits of one point defence roll on a wing (FA-055, FA-056). */
export const WING_DESTROYED_HITS = 2
export const WING_DRIVEN_OFF_HITS = 1
/** Inches; the reach of point defence and of a boarding, 4 each, is the table's to see (FA-046, FA-051, FA-057). */
export const DRIVEN_OFF_MOVE = 5
/** Lowest face of an assault die that counts (FA-Q15). */
export const BOARDING_FROM = 4
/** An activated ship moves at least its movement divided by this (FA-009). */
export const MOVE_SHARE = 2
