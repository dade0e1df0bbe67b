import type { Message, MessageValue } from '../../core/engine/message'
import { RULINGS } from './rulings'

/** Whether the key is a ruling of this system and the value one of its readings. */
export function isRulingValue(key: string, value: string): boolean {
  return RULINGS.find(ruling => ruling.key === key)?.values.some(known => known === value) ?? false
}

/** A ruling and its reading in words: `rulings.<key>.title` and `.short.<value>`. */
export function rulingWords(key: string, value: string): { readonly ruling: Message; readonly value: MessageValue } {
  return { ruling: { key: `rulings.${key}.title` }, value: { key: `rulings.${key}.short.${value}` } }
}
