import type { Rule } from '../../../../core/dice/rule'
import { checkNewReading } from '../../../../core/rulings/ruling'
import type { DwEvent } from '../../events'
import type { BattleState } from '../../model/battle'
import { isRulingValue } from '../../ruling-values'
import { RULINGS } from '../../rulings'
import type { SetRuling } from '../command'
import type { DwRefusal } from '../refusal'

/** A different reading of a rule from now on; nothing already decided changes. Refused: 'no-such-ruling', 'nothing-to-change'. */
export function checkSetRuling(state: BattleState, command: SetRuling): DwRefusal | null {
  return checkNewReading(RULINGS, isRulingValue, state.rulings, command)
}

export function* decideSetRuling(_state: BattleState, { key, value }: SetRuling): Rule<readonly DwEvent[]> {
  return [{ type: 'rulingSet', key, value }]
}
