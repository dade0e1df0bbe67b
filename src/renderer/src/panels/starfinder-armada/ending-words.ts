import type { Effect, Ending } from '@shared/core/effects/effect'
import type { Message } from '@shared/core/engine/message'

/** When an effect ends, or until when it is held off, in words: "ends R3", "held to R4". */
export function endingOf(effect: Pick<Effect, 'ending' | 'suspension'>): Message {
  return effect.suspension === null ? endingWords(effect.ending, 'sa.ending') : endingWords(effect.suspension.ending, 'sa.held')
}

/** An ending by itself. */
export function endingWords(ending: Ending, list: 'sa.ending' | 'sa.held' = 'sa.ending'): Message {
  const key = `${list}.${ending.kind}`
  switch (ending.kind) {
    case 'battle':
    case 'untilRepaired':
      return { key }
    case 'endOfRound':
      return { key, values: { round: ending.round } }
    case 'endOfPhase':
    case 'startOfPhase':
      return { key, values: { round: ending.round, phase: { key: `sa.phase.${ending.phase}` } } }
  }
}
