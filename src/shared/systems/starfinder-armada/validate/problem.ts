import type { FleetId, OfficerId } from '../model/design'
import type { Remedy } from './remedy'

export const PROBLEM_CODES = [
  'name-empty',
  'bad-tier',
  'no-fleets',
  'over-budget',
  'fleet-tier-too-high',
  'no-flagship',
  'several-flagships',
  'ability-not-for-class',
  'duplicate-ability',
  'agile-undefined',
  'no-such-fleet',
  'role-taken',
  'second-admiral'
] as const
export type ProblemCode = (typeof PROBLEM_CODES)[number]

/** Problems that leave nothing to fight with, so not even the GM can allow such an armada. */
export const FIRM_PROBLEMS: readonly ProblemCode[] = ['bad-tier', 'no-fleets', 'no-such-fleet']

/** A problem of an armada, and its place. */
export interface ArmadaProblem {
  readonly code: ProblemCode
  /** cannot-tell: the rules do not say. */
  readonly severity: 'illegal' | 'cannot-tell'
  /** The requirement or question behind the judgement, such as SA-004 or SA-Q04. */
  readonly source: string
  /** The fleet it is found at; null for the armada as a whole. */
  readonly fleetId: FleetId | null
  readonly officerId: OfficerId | null
  readonly field: 'name' | 'tier' | 'fleets' | 'abilities' | 'role' | 'fleetId'
  /** Values for the message; abilities and roles by their identifier. */
  readonly values: Readonly<Record<string, string | number>>
  /** A change that helps, offered with one click; null when only a person can decide. */
  readonly remedy: Remedy | null
}

/** A problem of the armada as a whole unless the fields say otherwise. */
export function problem(fields: Pick<ArmadaProblem, 'code' | 'source' | 'field'> & Partial<ArmadaProblem>): ArmadaProblem {
  return { severity: 'illegal', fleetId: null, officerId: null, values: {}, remedy: null, ...fields }
}
