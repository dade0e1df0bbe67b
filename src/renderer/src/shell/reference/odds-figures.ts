import type { DiceRule, OddsValues, OutcomeChances } from '../../contract/dice-rule'

/** What a calculator shows for a pool. */
export interface OddsFigures {
  readonly outcomes: readonly OutcomeFigure[]
  /** The mean outcome; where the dice may go on without end, without what lies beyond the last outcome. */
  readonly expected: number
  readonly isOpen: boolean
}

interface OutcomeFigure {
  readonly outcome: number
  /** From 0 to 1. */
  readonly exactly: number
  readonly atLeast: number
}

/** Less likely outcomes at the end are not drawn. */
const DRAWN_MIN = 0.0005

export function oddsFigures({ first, chances, isOpen }: OutcomeChances): OddsFigures {
  const last = chances.reduce((found, chance, i) => (chance >= DRAWN_MIN ? i : found), 0)
  let below = 0
  const outcomes = chances.slice(0, last + 1).map((exactly, i) => {
    const atLeast = 1 - below
    below += exactly
    return { outcome: first + i, exactly, atLeast: Math.max(0, atLeast) }
  })
  return { outcomes, expected: chances.reduce((sum, chance, i) => sum + chance * (first + i), 0), isOpen }
}

/** The chance of this outcome or a higher one, from 0 to 1. */
export function chanceOfAtLeast({ first, chances }: OutcomeChances, target: number): number {
  const below = chances.slice(0, Math.max(0, target - first)).reduce((sum, chance) => sum + chance, 0)
  return Math.min(1, Math.max(0, 1 - below))
}

/** A heat map of the chances of at least `target`, over all values of the two fields of the rule's map, the others as they are. */
export function heatMap(rule: DiceRule, values: OddsValues, target: number): HeatMap {
  const [rowId, columnId] = rule.map
  const rows = valuesOf(rule, rowId)
  const columns = valuesOf(rule, columnId)
  return {
    rows,
    columns,
    cells: rows.map(row => columns.map(column => chanceOfAtLeast(rule.chances({ ...values, [rowId]: row, [columnId]: column }), target)))
  }
}

export interface HeatMap {
  readonly rows: readonly number[]
  readonly columns: readonly number[]
  /** By row and column, from 0 to 1. */
  readonly cells: readonly (readonly number[])[]
}

function valuesOf(rule: DiceRule, id: string): readonly number[] {
  const { min, max } = rule.fields.find(field => field.id === id) ?? { min: 0, max: -1 }
  return Array.from({ length: max - min + 1 }, (_, i) => min + i)
}
