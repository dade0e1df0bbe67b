/** Every string anywhere in a value, which includes the ids it is about. */
export function idsIn(value: unknown, ids: Set<string> = new Set()): Set<string> {
  if (typeof value === 'string') ids.add(value)
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) idsIn(part, ids)
  return ids
}
