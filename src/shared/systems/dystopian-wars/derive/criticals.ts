import type { UnitState } from '../model/battle'
import type { CriticalRow } from '../model/criticals'

/** Whether the unit suffers from the critical of that row (DW-066). */
export function suffers(unit: UnitState, row: CriticalRow): boolean {
  return unit.criticals.some(critical => critical.row === row)
}

/** How often the critical of that row lies on the unit: more than once only where `dw.criticalTwice` let it (DW-066). */
export function timesSuffered(unit: UnitState, row: CriticalRow): number {
  const critical = unit.criticals.find(one => one.row === row)
  return critical === undefined ? 0 : (critical.times ?? 1)
}

/** Whether the unit counts as obscured: never while it burns (DW-066, row 4). */
export function isObscured(unit: UnitState): boolean {
  return unit.isObscured && !suffers(unit, 4)
}

/** Whether tokens may be launched from the unit: not if its systems are offline (DW-066, row 5). */
export function canLaunch(unit: UnitState): boolean {
  return unit.status === 'active' && !suffers(unit, 5)
}
