/** Largest numbers on a card; generous, to catch typing errors only. */
export const LIMITS = {
  mv: 60,
  hull: 99,
  crew: 99,
  assault: 99,
  pointDefence: 99,
  shields: 99,
  rating: 99,
  dice: 99,
  points: 9999,
  inches: 99,
  text: 400
} as const

/** Limits of each number on a ship card, in the order of the card. Hull and ratings are at least 1. */
export const SHIP_FIGURES = {
  mv: [0, LIMITS.mv],
  hull: [1, LIMITS.hull],
  crew: [0, LIMITS.crew],
  assault: [0, LIMITS.assault],
  pointDefence: [0, LIMITS.pointDefence],
  shields: [0, LIMITS.shields],
  damageRating: [1, LIMITS.rating],
  criticalRating: [1, LIMITS.rating]
} as const
export type ShipFigure = keyof typeof SHIP_FIGURES

/** Most cards in a hand; with fewer squadrons than this it shrinks (FA-059, FA-Q18). */
export const HAND_MAX = 5
/** Classes whose squadrons bring no card under `fa.cardlessClasses = escorts` (FA-Q18). */
export const CARDLESS_CLASSES = ['escort', 'weaponPlatform'] as const
