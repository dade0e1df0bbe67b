import type { Effect, Ending } from '@shared/core/effects/effect'
import type { Message } from '@shared/core/engine/message'

/** When an effect ends, or how long it is suspended, abbreviated: "ends R3", "paused, R4". */
export function endingOf(effect: Pick<Effect, 'ending' | 'suspension'>): Message {
  const [ending, list] =
    effect.suspension === null ? ([effect.ending, 'sa.ending'] as const) : ([effect.suspension.ending, 'sa.held'] as const)
  return { key: `${list}.${ending.kind}`, values: endingValues(ending, 'phaseShort') }
}

/** The same as a clause: "until the end of round 5, 3 rounds". The current round counts, as in the rules. */
export function untilOf(effect: Pick<Effect, 'ending' | 'suspension'>, round: number): Message {
  const until = untilWords(effect.ending, round)
  return effect.suspension === null ? until : { key: 'sa.until.held', values: { held: untilWords(effect.suspension.ending, round), until } }
}

function untilWords(ending: Ending, round: number): Message {
  const values = endingValues(ending, 'phase')
  if (ending.kind !== 'endOfRound') return { key: `sa.until.${ending.kind}`, values }
  const count = ending.round - round + 1
  return count <= 1 ? { key: 'sa.until.thisRound', values } : { key: 'sa.until.endOfRound', values: { ...values, count } }
}

function endingValues(ending: Ending, phases: 'phase' | 'phaseShort'): NonNullable<Message['values']> {
  switch (ending.kind) {
    case 'battle':
    case 'untilRepaired':
      return {}
    case 'endOfRound':
      return { round: ending.round }
    case 'endOfPhase':
    case 'startOfPhase':
      return { round: ending.round, phase: { key: `sa.${phases}.${ending.phase}` } }
  }
}
