import type { Rule } from '../../../../core/dice/rule'
import type { FaEvent } from '../../events'
import type { BattleState } from '../../model/battle'
import { present } from '../../../../kernel/present'
import type { EndEffect } from '../table-command'
import type { FaRefusal } from '../refusal'

/** A marker removed, a critical repaired (FA-005). Refused: 'no-such-effect'. */
export function checkEndEffect(state: BattleState, command: EndEffect): FaRefusal | null {
  return state.effects.some(effect => effect.id === command.effectId) ? null : 'no-such-effect'
}

export function* decideEndEffect(state: BattleState, command: EndEffect): Rule<readonly FaEvent[]> {
  const effect = present(
    state.effects.find(one => one.id === command.effectId),
    command.effectId
  )
  return [{ type: 'effectEnded', effect, reason: command.reason }]
}
