/** A value that a `check` has already found to exist. Throws with the id, because a miss here is a bug of ours. */
export function present<T>(value: T | undefined | null, id: string): T {
  if (value === undefined || value === null) throw new Error(`Missing: ${id}`)
  return value
}
