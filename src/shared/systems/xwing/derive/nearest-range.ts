import type { ChosenRulings } from '../../../core/rulings/ruling'
import { readRuling } from '../rulings'
import { ORIGINAL_RANGE_MIN, RANGE_MIN } from '../tables/limits'

/** The nearest range an attack may have: 0, or 1 in the 2018 edition, which has no attacks at range 0 (XW-008, XW-Q02). */
export function nearestRange(rulings: ChosenRulings): number {
  return readRuling(rulings, 'xw.edition') === 'original' ? ORIGINAL_RANGE_MIN : RANGE_MIN
}
