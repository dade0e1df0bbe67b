import type { Rule } from '../../../../core/dice/rule'
import { checkNewReading } from '../../../../core/rulings/ruling'
import type { SaEvent } from '../../events'
import type { BattleState } from '../../model/battle'
import { isRulingValue } from '../../ruling-values'
import { RULINGS } from '../../rulings'
import type { SaRefusal } from '../refusal'
import type { SetRuling } from '../table-command'

/** A different reading of a rule. Refused: 'no-such-ruling', 'nothing-to-change'. */
export function checkSetRuling(state: BattleState, command: SetRuling): SaRefusal | null {
  return checkNewReading(RULINGS, isRulingValue, state.rulings, command)
}

/** The reading applies from the next command on and changes nothing already decided. */
export function* decideSetRuling(_state: BattleState, command: SetRuling): Rule<readonly SaEvent[]> {
  return [{ type: 'rulingSet', key: command.key, value: command.value }]
}
