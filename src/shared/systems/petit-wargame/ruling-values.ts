import { readRows } from './derive/deploy-zone'
import { DEPLOY_ROWS_KEY } from './model/rulings'
import { RULINGS } from './rulings'

/** Whether the key is a ruling of this system and the value one of its readings, or the rows of a deployment zone, 1 to 15 (PW-Q11). */
export function isRulingValue(key: string, value: string): boolean {
  const definition = RULINGS.find(ruling => ruling.key === key)
  if (definition !== undefined) return definition.values.some(known => known === value)
  return key === DEPLOY_ROWS_KEY && readRows(value) !== null
}
