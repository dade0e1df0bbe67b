import type { NeutralizeOrder } from '../derive/neutralize'
import type { Tokens } from '../model/squad'

/** Tokens that will be spent on the attack dice, after a lock where there is one. */
export interface AttackerPlan extends Pick<Tokens, 'focus' | 'calculate'> {
  readonly hasLock: boolean
}

/** Tokens that will be spent on the defense dice. */
export interface DefenderPlan extends Pick<Tokens, 'focus' | 'calculate' | 'evade'> {
  /** An evade token adds a result instead of changing one, as `xw.evadeToken` may read. */
  readonly evadeAdds: boolean
}

export interface AttackPlan {
  /** 0 to 6 each. */
  readonly attackDice: number
  readonly defenseDice: number
  readonly attacker: AttackerPlan
  readonly defender: DefenderPlan
  readonly shields: number
  /** Cards the defender still bears. */
  readonly hullLeft: number
  readonly neutralizeOrder: NeutralizeOrder
}
