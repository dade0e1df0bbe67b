import type { DiceLimits, DiceModifier } from '@shared/systems/xwing/model/attack'
import { NO_LIMITS } from '@shared/systems/xwing/derive/dice-count'

/** Changes by effects and the GM to the number of dice in one roll. */
export interface RollDraft {
  readonly modifiers: readonly DiceModifier[]
  readonly limits: DiceLimits
}

export const PLAIN_ROLL: RollDraft = { modifiers: [], limits: NO_LIMITS }

/** Limits as sent: a minimum above the maximum is lowered to it. */
export function soundLimits({ min, max }: DiceLimits): DiceLimits {
  return min !== null && max !== null && min > max ? { min: max, max } : { min, max }
}
