/** Largest numbers a card may hold; generous bounds against slips of the hand. */
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

/** Most cards in a hand, and fewest squadrons for which it does not shrink (FA-059, FA-Q18). */
export const HAND_MAX = 5
/** Classes of which a squadron brings no card (FA-Q18). */
export const CARDLESS_CLASSES = ['escort', 'weaponPlatform'] as const
