/** A moment as part of a file name: `20261120t111900z` (UTC, whole seconds). Sorts as time does. */
export function timeStamp(ms: number): string {
  return new Date(ms).toISOString().slice(0, 19).replace(/[-:]/g, '').toLowerCase() + 'z'
}

/** The moment of a stamp, milliseconds since 1970; `null` when it is not one. */
export function stampMs(stamp: string): number | null {
  const parts = /^(\d{4})(\d\d)(\d\d)t(\d\d)(\d\d)(\d\d)z$/.exec(stamp)
  if (parts === null) return null
  const [, year, month, day, hour, minute, second] = parts
  const ms = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  return Number.isNaN(ms) ? null : ms
}
