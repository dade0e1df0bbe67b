/** How a problem weighs, gravest first. allowed: against the rules, and the GM lets it fight all the same. */
export const STANDINGS = ['illegal', 'allowed', 'unsure'] as const
export type Standing = (typeof STANDINGS)[number]

/** The part of a problem that decides its weight. */
interface Weighed {
  readonly code: string
  readonly severity: 'illegal' | 'cannot-tell'
}

interface Lenience {
  readonly allowIllegal: boolean
}

/** How a problem weighs in a roster. "Allow illegal" never covers a firm one: with it there is nothing to fight with. */
export function standingOf(firm: readonly string[], { allowIllegal }: Lenience, { severity, code }: Weighed): Standing {
  if (severity === 'cannot-tell') return 'unsure'
  return allowIllegal && !firm.includes(code) ? 'allowed' : 'illegal'
}

/** The gravest standing of some problems; null when there are none. */
export function gravest(firm: readonly string[], roster: Lenience, problems: readonly Weighed[]): Standing | null {
  const found = problems.map(problem => standingOf(firm, roster, problem))
  return STANDINGS.find(standing => found.includes(standing)) ?? null
}
