import { theOne } from '../../../../kernel/collections'
import type { BattleState } from '../../model/battle'
import type { Decision, XwCommands } from '../command'
import type { XwRefusal } from '../refusal'

/** Leaves a card unnamed, with the reason in the log. */
export function checkWaiveObligation(state: BattleState, { obligationId }: XwCommands['waiveObligation']): XwRefusal | null {
  return state.obligations.some(due => due.id === obligationId) ? null : 'no-such-obligation'
}

export function* decideWaiveObligation(state: BattleState, { obligationId, reason }: XwCommands['waiveObligation']): Decision {
  const obligation = theOne(state.obligations, obligationId)
  return [{ type: 'obligationWaived', obligation, reason }]
}
