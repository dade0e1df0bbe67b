import type { ShipId, UnitId } from '../model/design'

export const PROBLEM_CODES = [
  'name-empty',
  'no-squadrons',
  'no-ships',
  'no-wings',
  'mixed-squadron',
  'bad-number',
  'bad-weapon',
  'duplicate-weapon',
  'critical-below-damage',
  'no-ratings'
] as const
type ProblemCode = (typeof PROBLEM_CODES)[number]

/** Problems that leave nothing to fight with. Not even the GM can allow such a fleet. */
export const FIRM_PROBLEMS: readonly ProblemCode[] = ['no-squadrons', 'bad-number', 'bad-weapon', 'duplicate-weapon']

/** A problem of a fleet, and its place. */
export interface FleetProblem {
  readonly code: ProblemCode
  /** 'cannot-tell' where the rules do not say, or the tracker must ask. */
  readonly severity: 'illegal' | 'cannot-tell'
  /** The requirement or question behind the judgement. */
  readonly source: string
  /** The squadron or flight, and the ship, it concerns; null for the fleet as a whole. */
  readonly unitId: UnitId | null
  readonly shipId: ShipId | null
  readonly field: string
}

/** A problem of the whole fleet unless the fields say otherwise. */
export function problem(fields: Pick<FleetProblem, 'code' | 'source' | 'field'> & Partial<FleetProblem>): FleetProblem {
  return { severity: 'illegal', unitId: null, shipId: null, ...fields }
}
