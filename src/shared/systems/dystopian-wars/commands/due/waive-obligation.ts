import { theOne } from '../../../../kernel/collections'
import type { BattleState } from '../../model/battle'
import type { Decision, DwCommands } from '../command'
import type { DwRefusal } from '../refusal'

/** The GM drops an obligation; the reason goes into the log. */
export function checkWaiveObligation(state: BattleState, { obligationId }: DwCommands['waiveObligation']): DwRefusal | null {
  return state.obligations.some(due => due.id === obligationId) ? null : 'no-such-obligation'
}

export function* decideWaiveObligation(state: BattleState, { obligationId, reason }: DwCommands['waiveObligation']): Decision {
  const obligation = theOne(state.obligations, obligationId)
  return [{ type: 'obligationWaived', obligation, reason }]
}
