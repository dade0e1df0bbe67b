/** What a `check` has already promised to exist. Throws with the id, because a miss here is our bug. */
export function present<T>(value: T | undefined | null, id: string): T {
  if (value === undefined || value === null) throw new Error(`Missing: ${id}`)
  return value
}
