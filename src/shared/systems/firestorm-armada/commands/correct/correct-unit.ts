import type { BattleState } from '../../model/battle'
import { findUnit } from '../../state'
import type { Decision, FaCommands } from '../command'
import type { FaRefusal } from '../refusal'

/** The GM sets values of a unit. */
export function checkCorrectUnit(state: BattleState, command: FaCommands['correctUnit']): FaRefusal | null {
  if (findUnit(state, command.unitId) === undefined) return 'no-such-unit'
  if (Object.keys(command.correction).length === 0) return 'nothing-to-change'
  return command.correction.name?.trim() === '' ? 'bad-name' : null
}

export function* decideCorrectUnit(_state: BattleState, command: FaCommands['correctUnit']): Decision {
  return [{ type: 'unitCorrected', unitId: command.unitId, correction: command.correction, reason: command.reason }]
}
