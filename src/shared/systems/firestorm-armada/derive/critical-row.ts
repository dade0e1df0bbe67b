import type { FaRulings } from '../model/battle'
import { CREW_COSTS, CRITICAL_TABLE, type CrewCost, type CriticalRoll, type CriticalRow } from '../tables/damage'

const ROWS = Object.values(CRITICAL_TABLE) as readonly CriticalRow[]

/** Every roll of the table, 2 to 12. */
export const CRITICAL_ROLLS = Object.keys(CRITICAL_TABLE).map(Number) as readonly CriticalRoll[]

/** Ruling key of the GM's own row for a roll, such as `fa.critRow7`. Its value is written by `criticalRowText` (FA-Q02). */
export function criticalRowKey(roll: CriticalRoll): string {
  return `fa.critRow${String(roll)}`
}

/** A row as saved: `hardPounding/d3`. */
export function criticalRowText({ critical, crew }: Pick<CriticalRow, 'critical' | 'crew'>): string {
  return `${critical}/${String(crew)}`
}

/** Reads a row: a critical of the table and its cost in crew. Whether it lasts is fixed for each critical. Null for any other text. */
export function readCriticalRow(text: string): CriticalRow | null {
  const [name, cost, ...more] = text.split('/')
  const row = ROWS.find(one => one.critical === name)
  const crew: CrewCost | undefined = CREW_COSTS.find(one => String(one) === cost)
  return row === undefined || crew === undefined || more.length > 0 ? null : { ...row, crew }
}

/** The row for this roll: the GM's own, else that of the later edition (FA-Q02). */
export function criticalRow(rulings: FaRulings, roll: CriticalRoll): CriticalRow {
  return readCriticalRow(rulings[criticalRowKey(roll)] ?? '') ?? CRITICAL_TABLE[roll]
}
