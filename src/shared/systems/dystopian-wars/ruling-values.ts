import { appendixKey, readToHit } from './derive/to-hit'
import { NEVER } from './model/rulings'
import { RULINGS } from './rulings'
import { APPENDIX, type AppendixRow } from './tables/appendix'

/** Whether the value is a reading of this ruling, or for a row of the appendix a number from 2 to 6 or `never` (DW-Q03). */
export function isRulingValue(key: string, value: string): boolean {
  const definition = RULINGS.find(ruling => ruling.key === key)
  if (definition !== undefined) return definition.values.some(known => known === value)
  return rowOf(key) !== undefined && (value === NEVER || readToHit(value) !== null)
}

function rowOf(key: string): AppendixRow | undefined {
  return (Object.keys(APPENDIX) as AppendixRow[]).find(row => appendixKey(row) === key)
}
