import type { BattleState } from '../../model/battle'
import { findWing } from '../../state'
import type { Decision, FaCommands } from '../command'
import type { FaRefusal } from '../refusal'

/** The GM sets values of a wing. Refused: 'no-such-wing', 'nothing-to-change', 'bad-name'. */
export function checkCorrectWing(state: BattleState, command: FaCommands['correctWing']): FaRefusal | null {
  if (findWing(state, command.wingId) === undefined) return 'no-such-wing'
  if (Object.keys(command.correction).length === 0) return 'nothing-to-change'
  return command.correction.name?.trim() === '' ? 'bad-name' : null
}

export function* decideCorrectWing(_state: BattleState, command: FaCommands['correctWing']): Decision {
  return [{ type: 'wingCorrected', wingId: command.wingId, correction: command.correction, reason: command.reason }]
}
