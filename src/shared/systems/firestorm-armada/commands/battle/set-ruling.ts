import type { Rule } from '../../../../core/dice/rule'
import { checkNewReading } from '../../../../core/rulings/ruling'
import type { FaEvent } from '../../events'
import type { BattleState } from '../../model/battle'
import { isRulingValue } from '../../ruling-values'
import { RULINGS } from '../../rulings'
import type { SetRuling } from '../table-command'
import type { FaRefusal } from '../refusal'

/** Changes the reading of a rule from now on; what has been decided stays. Refused: 'no-such-ruling', 'nothing-to-change'. */
export function checkSetRuling(state: BattleState, command: SetRuling): FaRefusal | null {
  return checkNewReading(RULINGS, isRulingValue, state.rulings, command)
}

export function* decideSetRuling(_state: BattleState, command: SetRuling): Rule<readonly FaEvent[]> {
  return [{ type: 'rulingSet', key: command.key, value: command.value }]
}
