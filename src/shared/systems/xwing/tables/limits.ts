/** Fewest and most dice of a roll, once everything else has counted (XW-011, XW-017). */
export const DICE_MIN = 0
export const DICE_MAX = 6

/** Attack ranges of a primary weapon (XW-008), and the nearest in the 2018 edition (XW-Q02). */
export const RANGE_MIN = 0
export const RANGE_MAX = 3
export const ORIGINAL_RANGE_MIN = 1

/** Range bonus (XW-035) and the bonus of an obstructed defender (XW-036). */
export const ATTACK_BONUS_RANGE = 1
export const DEFENSE_BONUS_RANGE = 3
export const RANGE_BONUS = 1
export const OBSTRUCTED_BONUS = 1

/** Bonus attacks of a ship in a round (XW-Q10). */
export const BONUS_ATTACKS = 1

/** Limits of the program for a number, an initiative, the dice of one pool and a text. The game has no such rules. */
export const NUMBER_MAX = 99
export const INITIATIVE_MAX = 9
export const POOL_MAX = 20
export const TEXT_MAX = 400
