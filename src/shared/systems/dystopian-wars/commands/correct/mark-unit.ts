import { suffers } from '../../derive/criticals'
import type { BattleState } from '../../model/battle'
import { findUnit } from '../../state'
import type { Decision, DwCommands } from '../command'
import type { Refusals } from '../refusal'

/**
 * Sets whether a unit is obscured, and its depth, as the table sees them (DW-Q23). Refused: 'not-a-submarine' for a depth;
 * 'cannot-be-obscured' while it burns (DW-066, row 4).
 */
export function* checkMarkUnit(state: BattleState, { unitId, isObscured, depth }: DwCommands['markUnit']): Refusals {
  const unit = findUnit(state, unitId)
  if (unit === undefined) return 'no-such-unit'
  if (unit.isObscured === isObscured && unit.depth === depth) return 'nothing-to-change'
  if (depth !== 'surfaced' && unit.type !== 'submarine') return 'not-a-submarine'
  if (isObscured && suffers(unit, 4)) yield 'cannot-be-obscured'
  return null
}

export function* decideMarkUnit(_state: BattleState, { unitId, isObscured, depth }: DwCommands['markUnit']): Decision {
  return [{ type: 'unitMarked', unitId, isObscured, depth }]
}
