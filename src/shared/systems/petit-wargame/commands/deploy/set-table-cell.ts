import { isWithin } from '../../../../kernel/collections'
import type { BattleState } from '../../model/battle'
import { SCORE_LIMITS } from '../../tables/scores'
import type { Decision, PwCommands } from '../command'
import type { PwRefusal } from '../refusal'

/**
 * Changes a score in a table from now on (PW-Q27). Refused: 'no-such-cell', 'bad-number' beyond what the dice can show,
 * 'nothing-to-change'.
 */
export function checkSetTableCell(state: BattleState, { table, row, column, value }: PwCommands['setTableCell']): PwRefusal | null {
  const now = state.tables[table][row]?.[column]
  if (now === undefined) return 'no-such-cell'
  const { min, max } = SCORE_LIMITS[table]
  if (!Number.isInteger(value) || !isWithin(value, min, max)) return 'bad-number'
  return now === value ? 'nothing-to-change' : null
}

export function* decideSetTableCell(_state: BattleState, { table, row, column, value }: PwCommands['setTableCell']): Decision {
  return [{ type: 'tableCellSet', table, row, column, value }]
}
