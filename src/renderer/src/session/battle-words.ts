import type { Overruling } from '@shared/core/log/entry'
import type { BattleDamage, DiceAnswer, OpenedBattle, PendingCommand, WireCommand } from '@shared/ipc/calls'

/** A command the rules refused, as it was sent. */
export interface BattleRefusal {
  readonly code: string
  readonly canForce: boolean
  readonly command: WireCommand
  readonly answer: DiceAnswer
  /** What the GM had overruled when this one came up; null when nothing. */
  readonly overruling: Overruling | null
}

/** What opening the battle found. */
export interface Opening {
  readonly mode: OpenedBattle['mode']
  readonly damage: BattleDamage | null
  readonly repaired: readonly string[]
  readonly wasInterrupted: boolean
  /** Dice text that came back with the battle; null when no roll was waiting. */
  readonly cameBack: PendingCommand | null
}

export function openingOf({ mode, damage, repaired, wasInterrupted, pending }: OpenedBattle): Opening {
  return { mode, damage, repaired, wasInterrupted, cameBack: pending }
}
