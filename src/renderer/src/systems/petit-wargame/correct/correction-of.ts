import { isSameJson } from '@shared/kernel/same-json'

/** Of the values wanted, those that differ from what stands now. */
export function correctionOf<T extends object>(before: object, wanted: T): Partial<T> {
  const changed = Object.entries(wanted).filter(([field, value]) => !isSameJson(Reflect.get(before, field), value))
  return Object.fromEntries(changed) as Partial<T>
}
