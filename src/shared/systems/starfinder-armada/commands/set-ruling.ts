import type { Rule } from '../../../core/dice/rule'
import { checkNewReading } from '../../../core/rulings/ruling'
import type { SaEvent } from '../events'
import type { BattleState } from '../model/battle'
import { isRulingValue } from '../ruling-values'
import { RULINGS } from '../rulings'
import type { SaRefusal } from './refusal'
import type { SetRuling } from './table-command'

/** Another reading of a rule from now on; what has been decided stays. Refused: 'no-such-ruling', 'nothing-to-change'. */
export function checkSetRuling(state: BattleState, command: SetRuling): SaRefusal | null {
  return checkNewReading(RULINGS, isRulingValue, state.rulings, command)
}

/** The reading holds from the next command on; what was decided stays as it is. */
export function* decideSetRuling(_state: BattleState, command: SetRuling): Rule<readonly SaEvent[]> {
  return [{ type: 'rulingSet', key: command.key, value: command.value }]
}
