/** A sector of the map: a square and an altitude, each counted from 0 to 29. How squares are labelled is a ruling (PW-001, PW-Q29). */
export interface Position {
  readonly x: number
  readonly y: number
  readonly z: number
}

export const TABLE_NAMES = ['detection', 'combat'] as const
export type TableName = (typeof TABLE_NAMES)[number]

/** Scores by row and column. The last row is row O, for a defender without a system. */
export type ScoreTable = readonly (readonly number[])[]

export type ScoreTables = Readonly<Record<TableName, ScoreTable>>

/** The five kinds of step; climbing and diving count as one. */
export const STEP_KINDS = ['altitude', 'orthogonal', 'diagonal', 'orthogonalAltitude', 'diagonalAltitude'] as const
export type StepKind = (typeof STEP_KINDS)[number]
