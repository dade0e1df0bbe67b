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

/** Problems that leave nothing to fight with. Not even the GM can allow such a squad. */
export const FIRM_PROBLEMS: readonly ProblemCode[] = ['no-ships', 'duplicate-id', 'bad-number', 'bad-text']

/** A problem of a squad, and its place. The text has no building rules, so a problem is a card that cannot exist. */
export interface SquadProblem {
  readonly code: ProblemCode
  /** 'cannot-tell' where the rules do not say. */
  readonly severity: 'illegal' | 'cannot-tell'
  /** The requirement or question behind the judgement. */
  readonly source: string
  /** The ship or weapon it concerns; null for the squad as a whole. */
  readonly at: string | null
  readonly field: string
  /** Numbers for its text. */
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
