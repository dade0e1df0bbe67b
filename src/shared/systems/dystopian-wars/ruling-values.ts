import type { Message, MessageValue } from '../../core/engine/message'
import { appendixKey, NEVER, readToHit } from './derive/to-hit'
import { RULINGS } from './rulings'
import type { AppendixRow } from './tables/appendix'
import { APPENDIX } from './tables/appendix'

/** Whether the key is a ruling of this system and the value one of its readings, or a row of the appendix and a number from 2 to 6 or `never` (DW-Q03). */
export function isRulingValue(key: string, value: string): boolean {
  const definition = RULINGS.find(ruling => ruling.key === key)
  if (definition !== undefined) return definition.values.some(known => known === value)
  return rowOf(key) !== undefined && (value === NEVER || readToHit(value) !== null)
}

/** A ruling and its reading in words: names of the register, numbers of the appendix as they are. */
export function rulingWords(key: string, value: string): { readonly ruling: Message; readonly value: MessageValue } {
  const row = rowOf(key)
  if (row !== undefined) return { ruling: { key: `dw.appendix.${row}` }, value: value === NEVER ? { key: 'dw.appendixNever' } : value }
  return { ruling: { key: `rulings.${key}.title` }, value: { key: `rulings.${key}.short.${value}` } }
}

function rowOf(key: string): AppendixRow | undefined {
  return (Object.keys(APPENDIX) as AppendixRow[]).find(row => appendixKey(row) === key)
}
