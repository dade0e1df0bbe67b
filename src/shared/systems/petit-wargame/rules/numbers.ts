import { isWithin } from '../../../kernel/collections'
import { NUMBER_MAX, TEXT_MAX } from '../tables/limits'

/** Whether a number entered is whole and from `min` to 9999. */
export function isValid(n: number, min = 0): boolean {
  return Number.isInteger(n) && isWithin(n, min, NUMBER_MAX)
}

export function isValidText(text: string): boolean {
  return text.length <= TEXT_MAX
}
