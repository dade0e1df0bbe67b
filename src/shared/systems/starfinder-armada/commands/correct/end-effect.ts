import { theOne } from '../../../../kernel/collections'
import type { BattleState } from '../../model/battle'
import type { Decision, SaCommands } from '../command'
import type { SaRefusal } from '../refusal'

/** The GM ends an effect before its time. */
export function checkEndEffect(state: BattleState, command: SaCommands['endEffect']): SaRefusal | null {
  return state.effects.some(effect => effect.id === command.effectId) ? null : 'no-such-effect'
}

export function* decideEndEffect(state: BattleState, command: SaCommands['endEffect']): Decision {
  const effect = theOne(state.effects, command.effectId)
  return [{ type: 'effectEnded', effect, reason: command.reason }]
}
