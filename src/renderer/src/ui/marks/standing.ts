/** Severity of a problem, most serious first. allowed: illegal, but permitted by the GM. */
export const STANDINGS = ['illegal', 'allowed', 'unsure'] as const
export type Standing = (typeof STANDINGS)[number]

/** The part of a problem that determines its severity. */
interface Weighed {
  readonly code: string
  readonly severity: 'illegal' | 'cannot-tell'
}

interface Lenience {
  readonly allowIllegal: boolean
}

/** The severity of a problem in a roster. "Allow illegal" never covers a firm one, as such a roster cannot fight. */
export function standingOf(firm: readonly string[], { allowIllegal }: Lenience, { severity, code }: Weighed): Standing {
  if (severity === 'cannot-tell') return 'unsure'
  return allowIllegal && !firm.includes(code) ? 'allowed' : 'illegal'
}

/** The most serious of some problems; null when there are none. */
export function gravest(firm: readonly string[], roster: Lenience, problems: readonly Weighed[]): Standing | null {
  const found = problems.map(problem => standingOf(firm, roster, problem))
  return STANDINGS.find(standing => found.includes(standing)) ?? null
}
