import { theOne } from '../../../../kernel/collections'
import { evolve, type SaEvent } from '../../events'
import type { BattleState } from '../../model/battle'
import { battleEndedAfterSelfDestruct } from '../../rules/end-of-battle'
import type { Decision, SaCommands } from '../command'
import type { SaRefusal } from '../refusal'

/** The GM drops an obligation; the reason goes into the log. */
export function checkWaiveObligation(state: BattleState, command: SaCommands['waiveObligation']): SaRefusal | null {
  return state.obligations.some(o => o.id === command.obligationId) ? null : 'no-such-obligation'
}

export function* decideWaiveObligation(state: BattleState, command: SaCommands['waiveObligation']): Decision {
  const obligation = theOne(state.obligations, command.obligationId)
  const waived: SaEvent = { type: 'obligationWaived', obligation, reason: command.reason }
  return obligation.kind === 'selfDestruct' ? [waived, ...battleEndedAfterSelfDestruct(evolve(state, waived))] : [waived]
}
