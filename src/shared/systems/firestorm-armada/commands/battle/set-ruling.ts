import { checkNewReading } from '../../../../core/rulings/ruling'
import type { BattleState } from '../../model/battle'
import { isRulingValue } from '../../ruling-values'
import { RULINGS } from '../../rulings'
import type { Decision, FaCommands } from '../command'
import type { FaRefusal } from '../refusal'

/** Changes the reading of a rule from now on; what has been decided stays. */
export function checkSetRuling(state: BattleState, command: FaCommands['setRuling']): FaRefusal | null {
  return checkNewReading(RULINGS, isRulingValue, state.rulings, command)
}

export function* decideSetRuling(_state: BattleState, command: FaCommands['setRuling']): Decision {
  return [{ type: 'rulingSet', key: command.key, value: command.value }]
}
