import type { Rule } from '../../../../core/dice/rule'
import type { FaEvent } from '../../events'
import type { BattleState } from '../../model/battle'
import { findUnit } from '../../state'
import type { CorrectUnit } from '../table-command'
import type { FaRefusal } from '../refusal'

/** The GM sets values of a unit. Refused: 'no-such-unit', 'nothing-to-change', 'bad-name'. */
export function checkCorrectUnit(state: BattleState, command: CorrectUnit): FaRefusal | null {
  if (findUnit(state, command.unitId) === undefined) return 'no-such-unit'
  if (Object.keys(command.correction).length === 0) return 'nothing-to-change'
  return command.correction.name?.trim() === '' ? 'bad-name' : null
}

export function* decideCorrectUnit(_state: BattleState, command: CorrectUnit): Rule<readonly FaEvent[]> {
  return [{ type: 'unitCorrected', unitId: command.unitId, correction: command.correction, reason: command.reason }]
}
