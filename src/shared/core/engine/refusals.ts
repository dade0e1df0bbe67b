/**
 * A check that continues past refusals the GM may overrule: it yields each of them in turn, and returns the one nobody can overrule, or
 * null.
 */
export type RefusalCheck<Forceable extends string, Firm extends string> = Generator<Forceable, Firm | null, void>

/**
 * The first refusal of a check that has not been overruled; null when there is none. A check with at most one refusal may simply return it.
 */
export function firstRefusal<Refusal extends string>(
  found: Refusal | null | RefusalCheck<Refusal, Refusal>,
  overruled: readonly Refusal[]
): Refusal | null {
  if (found === null || typeof found === 'string') return found === null || overruled.includes(found) ? null : found
  for (;;) {
    const { value, done } = found.next()
    if (done === true || !overruled.includes(value)) return value
  }
}
