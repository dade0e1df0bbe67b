/** A result that waits with others and is applied together with them. */
export interface Staged {
  readonly id: string
}

/** The rows in the order of these ids; rows not named keep their order behind. Unknown ids are passed over. */
export function reordered<T extends Staged>(rows: readonly T[], ids: readonly string[]): readonly T[] {
  const named = [...new Set(ids)].flatMap(id => rows.filter(row => row.id === id))
  return [...named, ...rows.filter(row => !ids.includes(row.id))]
}
