import type { FaEvent } from '../../events'
import type { BattleState } from '../../model/battle'
import type { FaRefusal } from '../refusal'
import type { Decision, FaCommands } from '../command'

/** The GM parts the two ships. If the end of the boarding is still owed, it is waived. */
export function checkEndBoarding(state: BattleState, command: FaCommands['endBoarding']): FaRefusal | null {
  return state.boardings.some(boarding => boarding.id === command.boardingId) ? null : 'no-such-boarding'
}

export function* decideEndBoarding(state: BattleState, command: FaCommands['endBoarding']): Decision {
  const { boardingId, reason } = command
  const owed = state.obligations.filter(due => due.kind === 'boarding' && due.boardingId === boardingId)
  return [
    { type: 'boardingEnded', boardingId, because: 'gm', reason },
    ...owed.map((obligation): FaEvent => ({ type: 'obligationWaived', obligation, reason }))
  ]
}
