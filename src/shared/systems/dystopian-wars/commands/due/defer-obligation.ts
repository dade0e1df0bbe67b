import type { BattleState } from '../../model/battle'
import type { Decision, DwCommands } from '../command'
import type { DwRefusal } from '../refusal'

/** Puts an obligation off, even beyond the end of the turn (DW-Q06, DW-Q14). */
export function checkDeferObligation(state: BattleState, { obligationId }: DwCommands['deferObligation']): DwRefusal | null {
  const due = state.obligations.find(one => one.id === obligationId)
  if (due === undefined) return 'no-such-obligation'
  return due.isDeferred === true ? 'already-deferred' : null
}

export function* decideDeferObligation(_state: BattleState, { obligationId }: DwCommands['deferObligation']): Decision {
  return [{ type: 'obligationDeferred', obligationId }]
}
