import type { DiceLimits, DiceModifier } from '@shared/systems/xwing/model/attack'
import { NO_LIMITS } from '@shared/systems/xwing/derive/dice-count'

/** Changes by effects and the GM to the number of dice in one roll. */
export interface RollDraft {
  readonly modifiers: readonly DiceModifier[]
  readonly limits: DiceLimits
}

export const PLAIN_ROLL: RollDraft = { modifiers: [], limits: NO_LIMITS }
