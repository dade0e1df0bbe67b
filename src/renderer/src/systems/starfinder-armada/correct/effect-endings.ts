import type { Ending } from '@shared/core/effects/effect'
import type { BattleState } from '@shared/systems/starfinder-armada/model/battle'

/** Durations of an effect applied by the GM. */
export const ENDINGS = ['battle', 'endOfPhase', 'endOfRound', 'endOfNextRound', 'untilRepaired'] as const
export type EndingChoice = (typeof ENDINGS)[number]

/** Converts the choice to an ending. */
export function endingFrom(choice: EndingChoice, { round, phase }: Pick<BattleState, 'round' | 'phase'>): Ending {
  if (choice === 'battle' || choice === 'untilRepaired') return { kind: choice }
  if (choice === 'endOfPhase') return { kind: 'endOfPhase', round, phase }
  return { kind: 'endOfRound', round: choice === 'endOfNextRound' ? round + 1 : round }
}
