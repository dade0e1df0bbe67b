import { isWithin } from '../../../kernel/collections'
import { OBSTRUCTIONS, type Fire } from '../model/battle'
import type { Modifier } from '../model/modifier'
import { TO_HIT_MAX, TO_HIT_MIN } from '../tables/appendix'
import { INCHES_MAX, NUMBER_MAX, TEXT_MAX } from '../tables/limits'

/** Whether a number of points or dice is whole and from `min` to 99. */
export function isValid(n: number, min = 0): boolean {
  return Number.isInteger(n) && isWithin(n, min, NUMBER_MAX)
}

export function isValidText(text: string): boolean {
  return text.length <= TEXT_MAX
}

/** A number to hit, 2 to 6, or none. */
export function isToHit(n: number | null): boolean {
  return n === null || (Number.isInteger(n) && isWithin(n, TO_HIT_MIN, TO_HIT_MAX))
}

export function isValidFire({ parts, splitDice }: Fire): boolean {
  const isRange = (n: number): boolean => Number.isFinite(n) && isWithin(n, 0, INCHES_MAX)
  return (
    parts.every(part => isRange(part.rangeInches) && OBSTRUCTIONS.includes(part.obstructions)) &&
    (splitDice === null || isValid(splitDice, 1))
  )
}

/**
 * Whether each is a small number. On dice, the defender's only subtract and the attacker's only add (DW-040, DW-041); the GM's do either.
 */
export function areDiceModifiers(modifiers: readonly Modifier[]): boolean {
  return areHitModifiers(modifiers) && modifiers.every(one => one.source === 'gm' || one.value < 0 === (one.side === 'defender'))
}

/** Whether each is a small number other than 0 with a short name. */
export function areHitModifiers(modifiers: readonly Modifier[]): boolean {
  return modifiers.every(one => one.value !== 0 && isValid(one.value, -NUMBER_MAX) && isValidText(one.name))
}

const NUMBER_MIN = -NUMBER_MAX
/** The same for a number that may be negative. */
export function isValidSigned(n: number): boolean {
  return isValid(n, NUMBER_MIN)
}
