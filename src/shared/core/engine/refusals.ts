/**
 * A check that goes on behind what the GM may overrule: it yields each such refusal in turn, and returns the one that nobody can overrule,
 * or null.
 */
export type RefusalCheck<Forceable extends string, Firm extends string> = Generator<Forceable, Firm | null, void>

/**
 * The first refusal of a check that is not among the overruled ones; null when none is left. A check that meets at most one may return it.
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
