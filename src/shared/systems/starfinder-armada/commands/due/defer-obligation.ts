import type { BattleState } from '../../model/battle'
import type { Decision, SaCommands } from '../command'
import type { SaRefusal } from '../refusal'

/** A deferred obligation stays owed but no longer holds up the phase. */
export function checkDeferObligation(state: BattleState, command: SaCommands['deferObligation']): SaRefusal | null {
  const due = state.obligations.find(o => o.id === command.obligationId)
  if (due === undefined) return 'no-such-obligation'
  return due.isDeferred ? 'already-deferred' : null
}

export function* decideDeferObligation(_state: BattleState, command: SaCommands['deferObligation']): Decision {
  return [{ type: 'obligationDeferred', obligationId: command.obligationId }]
}
