import type { BattleState } from '../../model/battle'
import type { Decision, FaCommands } from '../command'
import type { FaRefusal } from '../refusal'

/** Puts an obligation off. */
export function checkDeferObligation(state: BattleState, command: FaCommands['deferObligation']): FaRefusal | null {
  const due = state.obligations.find(one => one.id === command.obligationId)
  if (due === undefined) return 'no-such-obligation'
  return due.isDeferred ? 'already-deferred' : null
}

export function* decideDeferObligation(_state: BattleState, command: FaCommands['deferObligation']): Decision {
  return [{ type: 'obligationDeferred', obligationId: command.obligationId }]
}
