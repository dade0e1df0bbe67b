import type { ReportRules } from '../core/report/report-rules'
import type { Typed } from '../core/engine/rule-system'
import { isIn } from './frame'

/** What became of a side: its units that still fight, of all it had. */
export interface SideOutcome {
  readonly name: string
  readonly standing: number
  readonly of: number
}

/** What became of every side, in their order. */
export function outcomeOf(
  { sidesOf, unitsOf }: Pick<ReportRules<unknown, Typed, Typed>, 'sidesOf' | 'unitsOf'>,
  state: unknown
): SideOutcome[] {
  const units = unitsOf(state)
  return sidesOf(state).map(({ id, name }) => {
    const own = units.filter(unit => unit.sideId === id)
    return { name, standing: own.filter(isIn).length, of: own.length }
  })
}
