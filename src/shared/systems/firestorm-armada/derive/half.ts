import type { FaRulings } from '../model/battle'
import { readRuling } from '../rulings'
import { DICE_SHARE } from '../tables/shooting'

/** Half of these dice, rounded down but at least 1, or rounded up (`fa.halfRounding`, FA-Q05). Half of 0 is 0. */
export function half(rulings: FaRulings, dice: number): number {
  if (dice <= 0) return 0
  return readRuling(rulings, 'fa.halfRounding') === 'up' ? Math.ceil(dice / DICE_SHARE) : mateShare(dice)
}

/** The dice that join a focus: half, rounded down but at least 1; half of 0 is 0 (FA-029). */
export function mateShare(dice: number): number {
  return dice <= 0 ? 0 : Math.max(1, Math.floor(dice / DICE_SHARE))
}
