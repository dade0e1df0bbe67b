import { correctionRefusal } from '../../../../core/housekeeping/corrections'
import type { BattleState } from '../../model/battle'
import { findWing } from '../../state'
import { WING_CORRECTION } from '../../tables/corrections'
import type { Decision, FaCommands } from '../command'
import type { FaRefusal } from '../refusal'

/**
 * The GM sets values of a wing. Refused: 'no-such-target' and 'duplicate-target' for a contact with nothing in the battle or with itself.
 */
export function checkCorrectWing(state: BattleState, command: FaCommands['correctWing']): FaRefusal | null {
  const refusal = correctionRefusal(findWing(state, command.wingId), 'no-such-wing', command.correction, WING_CORRECTION)
  if (refusal !== null) return refusal
  const { contactId } = command.correction
  if (contactId === undefined || contactId === null) return null
  if (contactId === command.wingId) return 'duplicate-target'
  return [...state.ships, ...state.wings].some(one => one.id === contactId) ? null : 'no-such-target'
}

export function* decideCorrectWing(_state: BattleState, command: FaCommands['correctWing']): Decision {
  return [{ type: 'wingCorrected', wingId: command.wingId, correction: command.correction, reason: command.reason }]
}
