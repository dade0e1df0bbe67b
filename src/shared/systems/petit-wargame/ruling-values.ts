import type { Message, MessageValue } from '../../core/engine/message'
import { DEPLOY_ROWS_KEY, readRows } from './derive/deploy-zone'
import { RULINGS } from './rulings'

/** Whether the key is a ruling of this system and the value one of its readings, or the rows of a deployment zone, 1 to 15 (PW-Q11). */
export function isRulingValue(key: string, value: string): boolean {
  const definition = RULINGS.find(ruling => ruling.key === key)
  if (definition !== undefined) return definition.values.some(known => known === value)
  return key === DEPLOY_ROWS_KEY && readRows(value) !== null
}

/** A ruling and its reading in words: names of the register, the number of rows as it is. */
export function rulingWords(key: string, value: string): { readonly ruling: Message; readonly value: MessageValue } {
  if (key === DEPLOY_ROWS_KEY) return { ruling: { key: 'pw.deployRows' }, value }
  return { ruling: { key: `rulings.${key}.title` }, value: { key: `rulings.${key}.short.${value}` } }
}
