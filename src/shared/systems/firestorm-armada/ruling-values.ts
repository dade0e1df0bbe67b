import type { Message, MessageValue } from '../../core/engine/message'
import { CRITICAL_ROLLS, criticalRowKey, readCriticalRow } from './derive/critical-row'
import { RULINGS } from './rulings'
import type { CriticalRoll } from './tables/damage'

/** Whether the key is a ruling of this system and the value one of its readings, or a row of the table of criticals as `readCriticalRow` takes it. */
export function isRulingValue(key: string, value: string): boolean {
  const definition = RULINGS.find(ruling => ruling.key === key)
  if (definition !== undefined) return definition.values.some(known => known === value)
  return rollOf(key) !== undefined && readCriticalRow(value) !== null
}

/** A ruling and its reading in words. */
export function rulingWords(key: string, value: string): { readonly ruling: Message; readonly value: MessageValue } {
  const roll = rollOf(key)
  const row = readCriticalRow(value)
  if (roll !== undefined && row !== null) {
    const critical: Message = { key: `fa.critical.${row.critical}` }
    const crew: Message = { key: `rulings.fa.critTable.crew.${String(row.crew)}` }
    return { ruling: { key: 'rulings.fa.critTable.title' }, value: { key: 'rulings.fa.critTable.of', values: { roll, critical, crew } } }
  }
  return { ruling: { key: `rulings.${key}.title` }, value: { key: `rulings.${key}.short.${value}` } }
}

function rollOf(key: string): CriticalRoll | undefined {
  return CRITICAL_ROLLS.find(roll => criticalRowKey(roll) === key)
}
