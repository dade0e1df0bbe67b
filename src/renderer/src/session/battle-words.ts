import type { Overruling } from '@shared/core/log/entry'
import type { BattleDamage, DiceAnswer, OpenedBattle, PendingCommand, WireCommand } from '@shared/ipc/calls'

/** A refused command, as sent. */
export interface BattleRefusal {
  readonly code: string
  readonly canForce: boolean
  readonly command: WireCommand
  readonly answer: DiceAnswer
  /** The refusals the GM had already overruled; null for none. */
  readonly overruling: Overruling | null
}

/** The result of opening a battle. */
export interface Opening {
  readonly mode: OpenedBattle['mode']
  readonly damage: BattleDamage | null
  readonly repaired: readonly string[]
  readonly wasInterrupted: boolean
  /** Restored dice input; null if no roll was waiting. */
  readonly cameBack: PendingCommand | null
}

export function openingOf({ mode, damage, repaired, wasInterrupted, pending }: OpenedBattle): Opening {
  return { mode, damage, repaired, wasInterrupted, cameBack: pending }
}
