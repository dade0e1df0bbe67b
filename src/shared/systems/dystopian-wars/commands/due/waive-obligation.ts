import type { Rule } from '../../../../core/dice/rule'
import { present } from '../../../../kernel/present'
import type { DwEvent } from '../../events'
import type { BattleState } from '../../model/battle'
import type { WaiveObligation } from '../command'
import type { DwRefusal } from '../refusal'

/** The GM drops an obligation; the reason goes into the log. Refused: 'no-such-obligation'. */
export function checkWaiveObligation(state: BattleState, { obligationId }: WaiveObligation): DwRefusal | null {
  return state.obligations.some(due => due.id === obligationId) ? null : 'no-such-obligation'
}

export function* decideWaiveObligation(state: BattleState, { obligationId, reason }: WaiveObligation): Rule<readonly DwEvent[]> {
  const obligation = present(
    state.obligations.find(due => due.id === obligationId),
    obligationId
  )
  return [{ type: 'obligationWaived', obligation, reason }]
}
