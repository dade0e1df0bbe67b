import { canonicalJson } from '@shared/kernel/canonical-json'

/** Of the values wanted, those that differ from what stands now. */
export function correctionOf<T extends object>(before: object, wanted: T): Partial<T> {
  const changed = Object.entries(wanted).filter(([field, value]) => canonicalJson(Reflect.get(before, field)) !== canonicalJson(value))
  return Object.fromEntries(changed) as Partial<T>
}
