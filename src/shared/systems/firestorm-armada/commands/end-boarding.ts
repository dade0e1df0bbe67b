import type { Rule } from '../../../core/dice/rule'
import type { FaEvent } from '../events'
import type { BattleState } from '../model/battle'
import type { EndBoarding } from '../model/shooting-command'
import type { FaRefusal } from './refusal'

/** The GM parts the two ships. Refused: 'no-such-boarding'. */
export function checkEndBoarding(state: BattleState, command: EndBoarding): FaRefusal | null {
  return state.boardings.some(boarding => boarding.id === command.boardingId) ? null : 'no-such-boarding'
}

export function* decideEndBoarding(_state: BattleState, command: EndBoarding): Rule<readonly FaEvent[]> {
  return [{ type: 'boardingEnded', boardingId: command.boardingId, because: 'gm', reason: command.reason }]
}
