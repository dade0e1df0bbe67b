/** The list with the first item that matches replaced; the same list when nothing changes. */
export function replaceWhere<T>(list: readonly T[], matches: (item: T) => boolean, change: (item: T) => T): readonly T[] {
  const index = list.findIndex(matches)
  const before = list[index]
  if (before === undefined) return list
  const after = change(before)
  if (after === before) return list
  const copy = list.slice()
  copy[index] = after
  return copy
}

/** The list without the items that match; the same list when none does. */
export function without<T>(list: readonly T[], matches: (item: T) => boolean): readonly T[] {
  return list.some(matches) ? list.filter(item => !matches(item)) : list
}

/** 0 for none. */
export function sum(numbers: readonly number[]): number {
  let total = 0
  for (const n of numbers) total += n
  return total
}

/** From `min` to `max`, both included. */
export function isWithin(value: number, min: number, max: number): boolean {
  return value >= min && value <= max
}

/** The value, or the nearer bound of `min` to `max` when it lies outside; `max` where the bounds are crossed. */
export function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value))
}

/** A copy without this field. */
export function omit<T extends object, K extends keyof T>(thing: T, field: K): Omit<T, K> {
  const rest = { ...thing }
  delete rest[field]
  return rest
}
