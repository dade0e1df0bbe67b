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

/** Problems that leave nothing to fight with. Not even the GM can allow such a fleet. */
export const FIRM_PROBLEMS: readonly ProblemCode[] = ['no-squadrons', 'duplicate-id', 'bad-number', 'unknown-element', 'no-elements']

/** A problem of a fleet, and its place. The text settles everything, so no verdict is open. */
export interface FleetProblem {
  readonly code: ProblemCode
  readonly severity: 'illegal'
  /** The requirement or question behind the judgement. */
  readonly source: string
  /** The squadron or ship it concerns; null for the fleet as a whole. */
  readonly at: string | null
  /** The sector of the ship; null for the ship as a whole. */
  readonly sector: Sector | null
  readonly field: string
  /** The value found and the value allowed, if they are numbers. */
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
