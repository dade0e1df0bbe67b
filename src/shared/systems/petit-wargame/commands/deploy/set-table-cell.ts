import { isWithin } from '../../../../kernel/collections'
import { present } from '../../../../kernel/present'
import { columnMax } from '../../derive/tokens'
import type { BattleState } from '../../model/battle'
import { SCORE_LIMITS } from '../../tables/scores'
import type { Decision, PwCommands } from '../command'
import type { PwRefusal } from '../refusal'

/** Changes a score in a table from now on (PW-Q27). Refused: 'bad-number' beyond what the dice can show. */
export function checkSetTableCell(state: BattleState, { table, row, column, value }: PwCommands['setTableCell']): PwRefusal | null {
  const now = state.tables[table][row]?.[column]
  if (now === undefined) return 'no-such-cell'
  const { min, max } = SCORE_LIMITS[table]
  if (!Number.isInteger(value) || !isWithin(value, min, max)) return 'bad-number'
  return now === value ? 'nothing-to-change' : null
}

/** Row O stays the maximum of its column, unless the GM has made something else of it (PW-064). */
export function* decideSetTableCell(state: BattleState, { table, row, column, value }: PwCommands['setTableCell']): Decision {
  const scores = state.tables[table]
  const now = present(scores.at(-1)?.[column], `row O, column ${String(column)}`)
  const changed = scores.map((cells, r) => cells.map((cell, c) => (r === row && c === column ? value : cell)))
  const max = columnMax(changed, column)
  const follows = now === columnMax(scores, column)
  const rowO = row === scores.length - 1 ? value : follows ? max : now
  return [{ type: 'tableCellSet', table, row, column, value, rowO, columnMax: max }]
}
