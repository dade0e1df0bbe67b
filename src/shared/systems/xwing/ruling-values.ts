import { RULINGS } from './rulings'

/** Whether the key is a ruling of this system, and the value one of its readings. */
export function isRulingValue(key: string, value: string): boolean {
  return RULINGS.find(ruling => ruling.key === key)?.values.some(known => known === value) ?? false
}
