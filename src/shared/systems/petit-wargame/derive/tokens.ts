import type { Building } from '../model/battle'
import type { ScoreTable, TableName } from '../model/board'
import { TABLE_SIZES, TOKEN_COUNTS } from '../tables/scores'

/** The values of all tokens of a table, in rising order: 16 for detection, 36 for combat (PW-063, PW-065). */
export function tokensOf(table: TableName): readonly number[] {
  return TOKEN_COUNTS[table].flatMap(([value, count]) => Array.from({ length: count }, () => value))
}

/** A table to be built: every cell is free, without row O, and no token is shared yet (PW-062, PW-064). */
export function emptyBuilding(table: TableName): Building {
  const size = TABLE_SIZES[table]
  const row = Array.from({ length: size }, () => null)
  return { table, nextSideId: null, hands: [], cells: Array.from({ length: size }, () => row) }
}

/** The tokens left once these are drawn; null if they are not all among them. */
export function leftAfter(tokens: readonly number[], drawn: readonly number[]): readonly number[] | null {
  const left = [...tokens]
  for (const value of drawn) {
    const index = left.indexOf(value)
    if (index < 0) return null
    left.splice(index, 1)
  }
  return left
}

/** The table with row O added: the maximum of each column (PW-064). */
export function withRowO(rows: ScoreTable): ScoreTable {
  const [first = []] = rows
  return [...rows, first.map((_, column) => highest(rows, column))]
}

/** The highest score of a column of a complete table; row O does not count (PW-064). */
export function columnMax(table: ScoreTable, column: number): number {
  return highest(table.slice(0, -1), column)
}

function highest(rows: ScoreTable, column: number): number {
  return Math.max(...rows.map(row => row[column] ?? 0))
}
