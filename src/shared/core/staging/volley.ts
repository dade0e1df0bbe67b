/** A result that waits with others so that all are applied together. */
export interface Staged {
  readonly id: string
}

/** The rows in the order of these ids, followed by the remaining rows in their old order. Unknown ids are ignored. */
export function reordered<T extends Staged>(rows: readonly T[], ids: readonly string[]): readonly T[] {
  const named = [...new Set(ids)].flatMap(id => rows.filter(row => row.id === id))
  return [...named, ...rows.filter(row => !ids.includes(row.id))]
}
