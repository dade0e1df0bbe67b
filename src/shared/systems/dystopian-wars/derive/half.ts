import type { ChosenRulings } from '../../../core/rulings/ruling'
import { readRuling } from '../rulings'
import { DICE_MIN, HALF } from '../tables/limits'

/** Half of a number of dice, rounded down but at least 1, or rounded up, as `dw.halfRounding` says (DW-005, DW-Q18). 0 stays 0. */
export function half(rulings: ChosenRulings, whole: number): number {
  if (whole <= 0) return 0
  return readRuling(rulings, 'dw.halfRounding') === 'up' ? Math.ceil(whole / HALF) : Math.max(DICE_MIN, Math.floor(whole / HALF))
}

/** The same for each of that many halvings, one after the other. */
export function halved(rulings: ChosenRulings, whole: number, times: number): number {
  return times <= 0 ? whole : halved(rulings, half(rulings, whole), times - 1)
}
