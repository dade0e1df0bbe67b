import type { BattleState } from '../../model/battle'
import { present } from '../../../../kernel/present'
import type { Decision, FaCommands } from '../command'
import type { FaRefusal } from '../refusal'

/** A marker removed, a critical repaired (FA-005). Refused: 'no-such-effect'. */
export function checkEndEffect(state: BattleState, command: FaCommands['endEffect']): FaRefusal | null {
  return state.effects.some(effect => effect.id === command.effectId) ? null : 'no-such-effect'
}

export function* decideEndEffect(state: BattleState, command: FaCommands['endEffect']): Decision {
  const effect = present(
    state.effects.find(one => one.id === command.effectId),
    command.effectId
  )
  return [{ type: 'effectEnded', effect, reason: command.reason }]
}
