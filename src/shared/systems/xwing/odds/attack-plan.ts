import type { NeutralizeOrder } from '../derive/neutralize'
import type { Tokens } from '../model/squad'

/** Tokens to spend on the attack dice, after the lock if there is one. */
export interface AttackerPlan extends Pick<Tokens, 'focus' | 'calculate' | 'force'> {
  readonly hasLock: boolean
}

/** Tokens to spend on the defense dice. */
export interface DefenderPlan extends Pick<Tokens, 'focus' | 'calculate' | 'force' | 'evade'> {
  /** Whether an evade token adds a result instead of changing one (`xw.evadeToken`). */
  readonly evadeAdds: boolean
}

export interface AttackPlan {
  /** 0 to 6 each. */
  readonly attackDice: number
  readonly defenseDice: number
  readonly attacker: AttackerPlan
  readonly defender: DefenderPlan
  readonly shields: number
  /** How many more cards the defender can take. */
  readonly hullLeft: number
  readonly neutralizeOrder: NeutralizeOrder
}
