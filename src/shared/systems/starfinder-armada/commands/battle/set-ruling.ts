import { checkNewReading } from '../../../../core/rulings/ruling'
import type { BattleState } from '../../model/battle'
import { isRulingValue } from '../../ruling-values'
import { RULINGS } from '../../rulings'
import type { SaRefusal } from '../refusal'
import type { Decision, SaCommands } from '../command'

/** A different reading of a rule. */
export function checkSetRuling(state: BattleState, command: SaCommands['setRuling']): SaRefusal | null {
  return checkNewReading(RULINGS, isRulingValue, state.rulings, command)
}

/** The reading applies from the next command on and changes nothing already decided. */
export function* decideSetRuling(_state: BattleState, command: SaCommands['setRuling']): Decision {
  return [{ type: 'rulingSet', key: command.key, value: command.value }]
}
