/**
 * Replaces equal strings by one instance: parsed JSON has a copy of every id, which takes most of a long log's memory.
 * Modifies the value in place and returns it, so only for plain data not shared with other code.
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
