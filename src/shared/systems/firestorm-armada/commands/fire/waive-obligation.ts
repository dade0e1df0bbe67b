import { theOne } from '../../../../kernel/collections'
import type { BattleState } from '../../model/battle'
import type { Decision, FaCommands } from '../command'
import type { FaRefusal } from '../refusal'

/** The GM waives an obligation, with the reason in the log. */
export function checkWaiveObligation(state: BattleState, command: FaCommands['waiveObligation']): FaRefusal | null {
  return state.obligations.some(due => due.id === command.obligationId) ? null : 'no-such-obligation'
}

export function* decideWaiveObligation(state: BattleState, command: FaCommands['waiveObligation']): Decision {
  const obligation = theOne(state.obligations, command.obligationId)
  return [{ type: 'obligationWaived', obligation, reason: command.reason }]
}
