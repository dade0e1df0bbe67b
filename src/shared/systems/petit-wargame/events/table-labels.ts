import type { TableName } from '../model/board'
import { COUNTERMEASURES, DEFENCES, DETECTORS, WEAPONS } from '../model/element'

/** The last row, for a defender without a system (PW-033, PW-048). */
const ROW_O = 'O'

/** The letters of the rows and columns of a table, row O included, in the order of its scores (PW-033, PW-048). */
export function tableLabels(table: TableName): { readonly rows: readonly string[]; readonly columns: readonly string[] } {
  return table === 'detection'
    ? { rows: [...COUNTERMEASURES, ROW_O], columns: DETECTORS }
    : { rows: [...DEFENCES, ROW_O], columns: WEAPONS }
}

/** The letters of one cell, for a sentence. */
export function cellLabels(table: TableName, row: number, column: number): { readonly row: string; readonly column: string } {
  const { rows, columns } = tableLabels(table)
  return { row: rows[row] ?? '', column: columns[column] ?? '' }
}
