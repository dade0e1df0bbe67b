/** A reason to refuse a command. Its sentence stands under `<prefix>.refusal.<code>`. */
export interface RefusalRow {
  /** The requirement or question behind it; null when it is plain common sense. */
  readonly rule: string | null
  /** Whether the GM may overrule it: true for broken rules, false for what cannot be carried out at all. */
  readonly canOverrule: boolean
}

/** Every refusal of a game by its code. */
export type RefusalTable = Readonly<Record<string, RefusalRow>>

/** The codes of a table that the GM may overrule. */
export type ForceableOf<Table> = { [Code in keyof Table]: Table[Code] extends { readonly canOverrule: true } ? Code : never }[keyof Table] &
  string

/** The codes of a table that nobody can overrule. */
export type FirmOf<Table> = Exclude<keyof Table & string, ForceableOf<Table>>

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
