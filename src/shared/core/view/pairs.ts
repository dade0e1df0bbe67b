/** Something before and after a change. */
export type Pair<T> = readonly [before: T | undefined, after: T | undefined]

/**
 * Matches items of two views, which have no ids, by name; items of the same name are matched in order. Follows the order of the new view,
 * with items that are gone at the end.
 */
export function pairs<T extends { readonly name: string }>(before: readonly T[], after: readonly T[]): readonly Pair<T>[] {
  const left = [...before]
  const present = after.map((now): Pair<T> => {
    const at = left.findIndex(old => old.name === now.name)
    return [at === -1 ? undefined : left.splice(at, 1)[0], now]
  })
  return [...present, ...left.map((old): Pair<T> => [old, undefined])]
}

/** Whether two parts of views are equal. Views are plain JSON, built by the same code in the same order. */
export function isTheSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}
