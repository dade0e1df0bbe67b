import type { Rule } from '../../../../core/dice/rule'
import { present } from '../../../../kernel/present'
import type { XwEvent } from '../../events'
import type { BattleState } from '../../model/battle'
import type { WaiveObligation } from '../command'
import type { XwRefusal } from '../refusal'

/** Leaves a card unnamed, with the reason in the log. Refused: 'no-such-obligation'. */
export function checkWaiveObligation(state: BattleState, { obligationId }: WaiveObligation): XwRefusal | null {
  return state.obligations.some(due => due.id === obligationId) ? null : 'no-such-obligation'
}

export function* decideWaiveObligation(state: BattleState, { obligationId, reason }: WaiveObligation): Rule<readonly XwEvent[]> {
  const obligation = present(
    state.obligations.find(due => due.id === obligationId),
    obligationId
  )
  return [{ type: 'obligationWaived', obligation, reason }]
}
