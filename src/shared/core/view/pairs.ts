/** Something before and after a change. */
export type Pair<T> = readonly [before: T | undefined, after: T | undefined]

/** An item of a view: what it is told as, and its own name where that differs. */
export interface Shown {
  readonly name: string
  readonly called?: string | undefined
}

/**
 * Matches items of two views, which have no ids, by what they are told as, then by their own names; items of the same name are matched in
 * order. Follows the order of the new view, with items that are gone at the end.
 */
export function pairs<T extends Shown>(before: readonly T[], after: readonly T[]): readonly Pair<T>[] {
  const left = [...before]
  const take = (isIt: (old: T) => boolean): T | undefined => {
    const at = left.findIndex(isIt)
    return at === -1 ? undefined : left.splice(at, 1)[0]
  }
  const told = after.map(now => take(old => old.name === now.name))
  const present = after.map((now, i): Pair<T> => [told[i] ?? take(old => ownName(old) === ownName(now)), now])
  return [...present, ...left.map((old): Pair<T> => [old, undefined])]
}

/** The name of an item as it was given. */
export function ownName({ name, called }: Shown): string {
  return called ?? name
}

/** Whether two parts of views are equal. Views are plain JSON, built by the same code in the same order. */
export function isTheSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}
