import type { Rule } from '../../../../core/dice/rule'
import type { FaEvent } from '../../events'
import type { BattleState } from '../../model/battle'
import type { FaRefusal } from '../refusal'
import type { EndBoarding } from '../shooting-command'

/** The GM parts the two ships. If the end of the boarding is still owed, it is waived. Refused: 'no-such-boarding'. */
export function checkEndBoarding(state: BattleState, command: EndBoarding): FaRefusal | null {
  return state.boardings.some(boarding => boarding.id === command.boardingId) ? null : 'no-such-boarding'
}

export function* decideEndBoarding(state: BattleState, command: EndBoarding): Rule<readonly FaEvent[]> {
  const { boardingId, reason } = command
  const owed = state.obligations.filter(due => due.kind === 'boarding' && due.boardingId === boardingId)
  return [
    { type: 'boardingEnded', boardingId, because: 'gm', reason },
    ...owed.map((obligation): FaEvent => ({ type: 'obligationWaived', obligation, reason }))
  ]
}
