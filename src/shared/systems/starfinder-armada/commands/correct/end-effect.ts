import type { Rule } from '../../../../core/dice/rule'
import { present } from '../../../../kernel/present'
import type { SaEvent } from '../../events'
import type { BattleState } from '../../model/battle'
import type { EndEffect } from '../command'
import type { SaRefusal } from '../refusal'

/** The GM ends an effect before its time. Refused: 'no-such-effect'. */
export function checkEndEffect(state: BattleState, command: EndEffect): SaRefusal | null {
  return state.effects.some(effect => effect.id === command.effectId) ? null : 'no-such-effect'
}

export function* decideEndEffect(state: BattleState, command: EndEffect): Rule<readonly SaEvent[]> {
  const effect = present(
    state.effects.find(e => e.id === command.effectId),
    command.effectId
  )
  return [{ type: 'effectEnded', effect, reason: command.reason }]
}
