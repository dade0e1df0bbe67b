import type { DiceLimits, DiceModifier } from '@shared/systems/xwing/model/attack'
import { NO_LIMITS } from '@shared/systems/xwing/derive/dice-count'

/** What effects and the GM do to the number of dice of one roll. */
export interface RollDraft {
  readonly modifiers: readonly DiceModifier[]
  readonly limits: DiceLimits
}

export const PLAIN_ROLL: RollDraft = { modifiers: [], limits: NO_LIMITS }

/** Limits as they may be sent: a minimum above the maximum gives way to it. */
export function soundLimits({ min, max }: DiceLimits): DiceLimits {
  return min !== null && max !== null && min > max ? { min: max, max } : { min, max }
}
