/** A value that a `check` has already found to exist. Throws with the id, since its absence is a bug. */
export function present<T>(value: T | undefined | null, id: string): T {
  if (value === undefined || value === null) throw new Error(`Missing: ${id}`)
  return value
}
