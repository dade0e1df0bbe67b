import type { ScoreTable, ScoreTables, TableName } from '../model/board'

/** The printed detection table (L131 to L138): rows are the countermeasures w to z and O, columns the detectors W to Z. */
export const DETECTION_TABLE = [
  [4, 6, 7, 5],
  [7, 2, 8, 3],
  [4, 5, 5, 4],
  [6, 3, 5, 6],
  [7, 6, 8, 6]
] as const satisfies ScoreTable

/** The printed combat table (L200 to L209): rows are the defences a to f and O, columns the weapons A to F. */
export const COMBAT_TABLE = [
  [9, 7, 10, 6, 11, 8],
  [11, 7, 4, 9, 6, 3],
  [4, 8, 5, 2, 7, 8],
  [7, 12, 9, 5, 3, 7],
  [6, 5, 6, 8, 4, 10],
  [10, 5, 8, 5, 9, 7],
  [11, 12, 10, 9, 11, 10]
] as const satisfies ScoreTable

/** The tables of a battle whose players do not build their own (PW-062). */
export const PRINTED_TABLES: ScoreTables = { detection: DETECTION_TABLE, combat: COMBAT_TABLE }

/** Tokens to build a table with, as value and count (L252 to L278). */
export const TOKEN_COUNTS = {
  detection: [
    [2, 1],
    [3, 2],
    [4, 3],
    [5, 4],
    [6, 3],
    [7, 2],
    [8, 1]
  ],
  combat: [
    [2, 1],
    [3, 2],
    [4, 3],
    [5, 4],
    [6, 5],
    [7, 6],
    [8, 5],
    [9, 4],
    [10, 3],
    [11, 2],
    [12, 1]
  ]
} as const satisfies Readonly<Record<TableName, readonly (readonly [value: number, count: number])[]>>

/** Rows and columns filled by tokens; row O comes after them. */
export const TABLE_SIZES = { detection: 4, combat: 6 } as const satisfies Readonly<Record<TableName, number>>

/** The lowest and highest score of a cell: what the dice of the table can show. */
export const SCORE_LIMITS = {
  detection: { min: 2, max: 8 },
  combat: { min: 2, max: 12 }
} as const satisfies Readonly<Record<TableName, { readonly min: number; readonly max: number }>>

/** A margin takes two dice (L140, L232). */
export const MARGIN_DICE = 2
export const MARGIN_DIE = { detection: 'd4', combat: 'd6' } as const satisfies Readonly<Record<TableName, 'd4' | 'd6'>>
