import { theOne } from '../../../../kernel/collections'
import type { BattleState } from '../../model/battle'
import type { Decision, FaCommands } from '../command'
import type { FaRefusal } from '../refusal'

/** A marker removed, a critical repaired (FA-005). */
export function checkEndEffect(state: BattleState, command: FaCommands['endEffect']): FaRefusal | null {
  return state.effects.some(effect => effect.id === command.effectId) ? null : 'no-such-effect'
}

export function* decideEndEffect(state: BattleState, command: FaCommands['endEffect']): Decision {
  const effect = theOne(state.effects, command.effectId)
  return [{ type: 'effectEnded', effect, reason: command.reason }]
}
