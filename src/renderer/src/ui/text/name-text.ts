export const NAME_MAX = 80

/** A valid name: 1 to 80 characters, without control and direction-override characters. Null for other text. */
export function nameFrom(text: string): string | null {
  const name = text.trim()
  if (name === '' || name.length > NAME_MAX) return null
  return /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u.test(name) ? null : name
}

/** A free name: the name itself, or the first free one of `name 2`, `name 3`, ... At most 80 characters. */
export function freeName(name: string, taken: readonly string[]): string {
  const base = name.slice(0, NAME_MAX)
  if (!taken.includes(base)) return base
  for (let n = 2; ; n += 1) {
    const ending = ` ${String(n)}`
    const next = `${base.slice(0, NAME_MAX - ending.length)}${ending}`
    if (!taken.includes(next)) return next
  }
}
