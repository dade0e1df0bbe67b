/**
 * Puts one string in the place of all equal ones: JSON gives every id a copy of its own, which in a long log is most of what it weighs.
 * Changes the value itself, all the way down, and gives it back: only for plain data that nobody else holds.
 */
export class SharedStrings {
  readonly #known = new Map<string, string>()

  within<T>(value: T): T {
    if (typeof value === 'string') return this.#one(value) as T & string
    if (typeof value !== 'object' || value === null) return value
    const fields = value as Record<string, unknown>
    for (const key in fields) {
      const field = fields[key]
      if (typeof field === 'string') fields[key] = this.#one(field)
      else if (typeof field === 'object' && field !== null) this.within(field)
    }
    return value
  }

  #one(text: string): string {
    const known = this.#known.get(text)
    if (known !== undefined) return known
    this.#known.set(text, text)
    return text
  }
}
