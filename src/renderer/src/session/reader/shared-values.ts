type Fields = Record<string | number, unknown>

/**
 * Keeps equal texts, lists and objects once: ids, dice and commands return throughout a battle, and would take most of a long log's memory.
 * Puts equal values in place of those within a value, so only for plain data that never changes.
 */
export class SharedValues {
  /** The last text, list or object in each place. One that has lost its place is merely kept twice when it returns. */
  readonly #last: unknown[] = Array.from({ length: PLACES })

  /** This value, or an equal one from before. */
  one<T>(value: T): T {
    const holder = { value }
    this.#share(holder, 'value')
    return holder.value
  }

  /** This value itself, which is like no other, with everything in it shared. */
  within<T extends object>(value: T): T {
    this.#shareWithin(value as Fields)
    return value
  }

  /** Returns a number that equal values have in common. */
  #share(fields: Fields, key: string | number): number {
    const value = fields[key]
    const isText = typeof value === 'string'
    if (!isText && (typeof value !== 'object' || value === null)) return Number(value ?? 0)
    const number = isText ? numberOf(value) : this.#shareWithin(value as Fields)
    const place = (number >>> 0) % PLACES
    const last = this.#last[place]
    if (isText ? last === value : isSame(last, value as Fields)) fields[key] = last
    else this.#last[place] = value
    return number
  }

  #shareWithin(fields: Fields): number {
    let number = 0
    // By index, since `for in` would make a text of each.
    if (Array.isArray(fields)) for (let i = 0; i < fields.length; i += 1) number = joined(number, this.#share(fields, i))
    else for (const key in fields) number = joined(number, this.#share(fields, key))
    return number
  }
}

const PLACES = 16_381

const joined = (number: number, next: number): number => (Math.imul(number, 31) + next + 1) | 0

function numberOf(text: string): number {
  let number = text.length
  for (let i = 0; i < text.length; i += 1) number = (Math.imul(number, 31) + text.charCodeAt(i)) | 0
  return number
}

/** Whether both have the same fields, in the same order, and the very same values in them. */
function isSame(one: unknown, other: Fields): boolean {
  if (typeof one !== 'object' || one === null) return false
  if (Array.isArray(one)) return Array.isArray(other) && one.length === other.length && one.every((value, i) => value === other[i])
  const keys = Object.keys(other)
  let i = 0
  for (const key in one) {
    if (key !== keys[i] || (one as Fields)[key] !== other[key]) return false
    i += 1
  }
  return i === keys.length && !Array.isArray(other)
}
