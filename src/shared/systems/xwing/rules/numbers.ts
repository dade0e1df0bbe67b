import { isWithin } from '../../../kernel/collections'
import type { DiceLimits, DiceModifier } from '../model/attack'
import { NUMBER_MAX, RANGE_MAX, RANGE_MIN, TEXT_MAX } from '../tables/limits'

/** Whether a number entered is whole and from `min` to `max`, which is 99 by default. */
export function isValid(n: number, min = 0, max = NUMBER_MAX): boolean {
  return Number.isInteger(n) && isWithin(n, min, max)
}

export function isValidText(text: string): boolean {
  return text.length <= TEXT_MAX
}

/** A text that is not blank. */
export function isName(text: string): boolean {
  return text.trim() !== '' && isValidText(text)
}

export function isRange(n: number): boolean {
  return isValid(n, RANGE_MIN, RANGE_MAX)
}

/** Whether every modifier has a short name and a small value other than 0. */
export function areSoundModifiers(modifiers: readonly DiceModifier[]): boolean {
  return modifiers.every(one => one.value !== 0 && isValid(one.value, -NUMBER_MAX) && isValidText(one.name))
}

/** Whether an effect may set these limits (XW-011, XW-017). */
export function areSoundLimits({ min, max }: DiceLimits): boolean {
  return [min, max].every(limit => limit === null || isValid(limit))
}
