export const PROBLEM_CODES = [
  'name-empty',
  'no-squadrons',
  'empty-squadron',
  'duplicate-id',
  'bad-number',
  'cr-below-dr',
  'bad-bands',
  'no-dice',
  'mar-unwritten',
  'cap-not-fighter',
  'ordnance-unnamed'
] as const
export type ProblemCode = (typeof PROBLEM_CODES)[number]

/** Problems that leave nothing to fight with, so not even the GM can allow such a force. */
export const FIRM_PROBLEMS: readonly ProblemCode[] = ['no-squadrons', 'duplicate-id', 'bad-number', 'bad-bands']

/** A problem of a force, and its place. The text has no rules for building, so a problem is a card that cannot exist. */
export interface ForceProblem {
  readonly code: ProblemCode
  /** cannot-tell: the rules do not say. */
  readonly severity: 'illegal' | 'cannot-tell'
  /** The requirement or question behind the judgement. */
  readonly source: string
  /** The squadron, unit, wing or weapon it is found at; null for the force as a whole. */
  readonly at: string | null
  readonly field: string
}

export function problem(
  code: ProblemCode,
  source: string,
  at: string | null,
  field: string,
  severity: ForceProblem['severity'] = 'illegal'
): ForceProblem {
  return { code, severity, source, at, field }
}
