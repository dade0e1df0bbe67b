/**
 * JSON with the keys of every object in order, so that equal values give equal text. For plain JSON; a property that is undefined is left
 * out, as `JSON.stringify` leaves it out.
 */
export function canonicalJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join()}]`
  const record = value as Record<string, unknown>
  const keys = Object.keys(record).filter(key => record[key] !== undefined)
  return `{${keys
    .sort()
    .map(key => `${JSON.stringify(key)}:${canonicalJson(record[key])}`)
    .join()}}`
}
