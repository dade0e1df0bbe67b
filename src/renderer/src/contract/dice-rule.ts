/** The dice of a game, for a calculator: exact chances for any pool. Its messages are under `odds.<prefix>`. */
export interface DiceRule {
  /** What is put in, in this order. */
  readonly fields: readonly OddsField[]
  /** The fields that the rows and the columns of its heat map go through. */
  readonly map: readonly [rows: string, columns: string]
  /** The exact chance of every outcome with these values. */
  chances(values: OddsValues): OutcomeChances
}

export type OddsValues = Readonly<Record<string, number>>

interface OddsField {
  /** Its message is `odds.<prefix>.<id>`. */
  readonly id: string
  readonly min: number
  readonly max: number
  readonly start: number
  /** It has names instead of numbers, one for each value: `odds.<prefix>.<id>Is.<name>`. */
  readonly names?: readonly string[]
}

/** Outcomes are whole numbers, such as hits or points of damage. */
export interface OutcomeChances {
  /** The lowest outcome; the chances follow from there, one by one. */
  readonly first: number
  /** From 0 to 1; their sum is 1. The last is for that outcome or more where the dice may go on without end. */
  readonly chances: readonly number[]
  readonly isOpen: boolean
}
