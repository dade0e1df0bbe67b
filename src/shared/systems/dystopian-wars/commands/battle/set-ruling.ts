import { checkNewReading } from '../../../../core/rulings/ruling'
import type { BattleState } from '../../model/battle'
import { isRulingValue } from '../../ruling-values'
import { RULINGS } from '../../rulings'
import type { Decision, DwCommands } from '../command'
import type { DwRefusal } from '../refusal'

/** A different reading of a rule from now on; nothing already decided changes. */
export function checkSetRuling(state: BattleState, command: DwCommands['setRuling']): DwRefusal | null {
  return checkNewReading(RULINGS, isRulingValue, state.rulings, command)
}

export function* decideSetRuling(_state: BattleState, { key, value }: DwCommands['setRuling']): Decision {
  return [{ type: 'rulingSet', key, value }]
}
