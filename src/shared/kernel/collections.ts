import { present } from './present'

interface Named {
  readonly id: string
}

/** The item with this id, which a check has found to exist. Throws with the id if it does not. */
export function theOne<T extends Named>(list: readonly T[], id: string): T {
  return present(
    list.find(item => item.id === id),
    id
  )
}

/** The list with the first item of this id changed; the same list if nothing changes. */
export function changeOne<T extends Named>(list: readonly T[], id: string, change: (item: T) => T): readonly T[] {
  const index = list.findIndex(item => item.id === id)
  const before = list[index]
  if (before === undefined) return list
  const after = change(before)
  return after === before ? list : list.map((item, i) => (i === index ? after : item))
}

/** The list without the items that match; the same list if none does. */
export function without<T>(list: readonly T[], matches: (item: T) => boolean): readonly T[] {
  return list.some(matches) ? list.filter(item => !matches(item)) : list
}

/** Whether nothing comes twice. */
export function areDistinct(list: readonly unknown[]): boolean {
  return new Set(list).size === list.length
}

/** 0 for an empty list. */
export function sum(numbers: readonly number[]): number {
  let total = 0
  for (const n of numbers) total += n
  return total
}

/** From `min` to `max`, both included. */
export function isWithin(value: number, min: number, max: number): boolean {
  return value >= min && value <= max
}

/** The value, clamped to `min` to `max`; `max` if the bounds are crossed. */
export function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value))
}

/** A copy without this field. */
export function omit<T extends object, K extends keyof T>(thing: T, field: K): Omit<T, K> {
  const rest = { ...thing }
  delete rest[field]
  return rest
}
