/** Dice of a Shield and of a Guardian generator (L116). */
export const SHIELD_DICE = 2
export const GUARDIAN_DICE = 1

/** Hull points lost to hits that reach DR, and to hits that reach CR (L133). */
export const DAMAGE_HP = 1
export const CRITICAL_HP = 2
/** A critical removes a unit that started with this many hull points or fewer, without a roll (L129, DW-Q12). */
export const SMALL_HP = 2

/** Attack dice lost with each hull point (L13; a reading, see the README). */
export const DICE_PER_HP_LOST = 1
/** Hull points lost for each die where `dw.diceLost` counts every second. */
export const HP_PER_DIE = 2
/** The fewest dice that damage and halving leave a weapon that had any (DW-Q18). */
export const DICE_MIN = 1
/** Obstruction, weapon damage and linking divide dice by this. */
export const HALF = 2

/** Fuel lost by an abort (L76). */
export const ABORT_FUEL = 1

/** The limits of numbers that are typed in: points, dice, inches. */
export const NUMBER_MAX = 99
export const INCHES_MAX = 999
export const TEXT_MAX = 400
