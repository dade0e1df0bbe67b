import type { BattleState } from '../../model/battle'
import { findWing } from '../../state'
import type { Decision, FaCommands } from '../command'
import type { FaRefusal } from '../refusal'

/**
 * The GM sets values of a wing. Refused: 'no-such-target' and 'duplicate-target' for a contact with nothing in the battle or with itself.
 */
export function checkCorrectWing(state: BattleState, command: FaCommands['correctWing']): FaRefusal | null {
  if (findWing(state, command.wingId) === undefined) return 'no-such-wing'
  if (Object.keys(command.correction).length === 0) return 'nothing-to-change'
  const { name, contactId } = command.correction
  if (name?.trim() === '') return 'bad-name'
  if (contactId === undefined || contactId === null) return null
  if (contactId === command.wingId) return 'duplicate-target'
  return [...state.ships, ...state.wings].some(one => one.id === contactId) ? null : 'no-such-target'
}

export function* decideCorrectWing(_state: BattleState, command: FaCommands['correctWing']): Decision {
  return [{ type: 'wingCorrected', wingId: command.wingId, correction: command.correction, reason: command.reason }]
}
