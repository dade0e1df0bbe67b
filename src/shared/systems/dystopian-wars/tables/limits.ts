/** Dice of a Shield and of a Guardian generator (L116). */
export const SHIELD_DICE = 2
export const GUARDIAN_DICE = 1

/** Hull points of a shot that reaches DR, and of one that reaches CR (L133). */
export const DAMAGE_HP = 1
export const CRITICAL_HP = 2
/** A unit that starts with so many hull points or fewer is removed by a critical without a roll (L129, DW-Q12). */
export const SMALL_HP = 2

/** Attack dice a hull point lost takes away (L13; a reading, see the README). */
export const DICE_PER_HP_LOST = 1
/** Least dice that damage and halving leave of a weapon that had any (DW-Q18). */
export const DICE_MIN = 1
/** Obstruction, weapon damage and helpers of linked fire leave one in so many. */
export const HALF = 2

/** Fuel an abort costs (L76). */
export const ABORT_FUEL = 1

/** What a typed number may be: points, dice, inches. */
export const NUMBER_MAX = 99
export const INCHES_MAX = 999
export const TEXT_MAX = 400
