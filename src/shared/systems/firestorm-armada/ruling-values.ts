import { CRITICAL_ROLLS, criticalRowKey, readCriticalRow } from './derive/critical-row'
import { RULINGS } from './rulings'

/** Whether the key is a ruling of this system and the value one of its readings, or a row of criticals that `readCriticalRow` can read. */
export function isRulingValue(key: string, value: string): boolean {
  const definition = RULINGS.find(ruling => ruling.key === key)
  if (definition !== undefined) return definition.values.some(known => known === value)
  return CRITICAL_ROLLS.some(roll => criticalRowKey(roll) === key) && readCriticalRow(value) !== null
}
