export const PROBLEM_CODES = [
  'name-empty',
  'no-ships',
  'duplicate-id',
  'bad-number',
  'bad-text',
  'no-weapon',
  'bad-range',
  'primary-range',
  'primary-cost',
  'cost-unpayable'
] as const
export type ProblemCode = (typeof PROBLEM_CODES)[number]

/** Problems that leave nothing to fight with: not even the GM's leave makes such a squad fit for battle. */
export const FIRM_PROBLEMS: readonly ProblemCode[] = ['no-ships', 'duplicate-id', 'bad-number', 'bad-text']

/** What is wrong with a squad, and where. The text has no rules of building: a problem is a card that cannot be. */
export interface SquadProblem {
  readonly code: ProblemCode
  /** cannot-tell: the rules do not say. */
  readonly severity: 'illegal' | 'cannot-tell'
  /** Requirement or question the judgement rests on. */
  readonly source: string
  /** The ship or weapon it is found at; null for the squad as a whole. */
  readonly at: string | null
  readonly field: string
  /** Numbers its text names. */
  readonly values?: Readonly<Record<string, number>>
}

export function problem(
  code: ProblemCode,
  source: string,
  at: string | null,
  field: string,
  severity: SquadProblem['severity'] = 'illegal'
): SquadProblem {
  return { code, severity, source, at, field }
}
