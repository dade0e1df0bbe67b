import type { HostedSystem } from '../schema/hosted-system'
import { isIn } from '../core/balance/strength'

/** What became of a side: its units that still fight, of all it had. */
interface SideOutcome {
  readonly name: string
  readonly standing: number
  readonly of: number
}

/** What became of every side, in their order; null while the battle goes on. */
export function outcomeAt(
  { rules, report, momentOf }: Pick<HostedSystem, 'rules' | 'report' | 'momentOf'>,
  state: unknown
): SideOutcome[] | null {
  if (!momentOf(state).isOver) return null
  const units = report.unitsOf(state)
  return report.sidesOf(rules.named(state)).map(({ id, name }) => {
    const own = units.filter(unit => unit.sideId === id)
    return { name, standing: own.filter(isIn).length, of: own.length }
  })
}
