import type { Sector } from '../model/element'

export const PROBLEM_CODES = [
  'name-empty',
  'no-squadrons',
  'duplicate-id',
  'over-budget',
  'bad-number',
  'squadron-too-small',
  'squadron-too-large',
  'structure-not-spent',
  'structure-overspent',
  'sector-too-weak',
  'sector-too-strong',
  'too-many-elements',
  'unknown-element',
  'defence-twice',
  'countermeasure-twice',
  'no-elements',
  'empty-points'
] as const
export type ProblemCode = (typeof PROBLEM_CODES)[number]

/** Problems that leave nothing to fight with: not even the GM's leave makes such a fleet fit for battle. */
export const FIRM_PROBLEMS: readonly ProblemCode[] = ['no-squadrons', 'duplicate-id', 'bad-number', 'unknown-element', 'no-elements']

/** What is wrong with a fleet, and where. The text settles all of it: there is nothing that cannot be told. */
export interface FleetProblem {
  readonly code: ProblemCode
  readonly severity: 'illegal'
  /** Requirement or question the judgement rests on. */
  readonly source: string
  /** The squadron or ship it is found at; null for the fleet as a whole. */
  readonly at: string | null
  /** The sector of the ship; null for the ship as a whole. */
  readonly sector: Sector | null
  readonly field: string
  /** What it is and what it may be, where that is a number. */
  readonly value: number | null
  readonly limit: number | null
}

export function problem(
  code: ProblemCode,
  source: string,
  place: { readonly at: string | null; readonly sector?: Sector; readonly field: string; readonly value?: number; readonly limit?: number }
): FleetProblem {
  const { at, sector = null, field, value = null, limit = null } = place
  return { code, severity: 'illegal', source, at, sector, field, value, limit }
}
