/** Something before a change and after it. */
export type Pair<T> = readonly [before: T | undefined, after: T | undefined]

/**
 * Matches things of two views, which carry no ids: by their name, and those of one name in their order. What was there and what is there
 * now, in the order of now; what has gone comes last.
 */
export function pairs<T extends { readonly name: string }>(before: readonly T[], after: readonly T[]): readonly Pair<T>[] {
  const left = [...before]
  const present = after.map((now): Pair<T> => {
    const at = left.findIndex(old => old.name === now.name)
    return [at === -1 ? undefined : left.splice(at, 1)[0], now]
  })
  return [...present, ...left.map((old): Pair<T> => [old, undefined])]
}

/** Whether two parts of views say the same. Views are plain JSON, made by the same code in the same order. */
export function isTheSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}
