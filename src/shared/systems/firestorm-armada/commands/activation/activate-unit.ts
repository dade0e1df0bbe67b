import type { FaEvent } from '../../events'
import type { BattleState } from '../../model/battle'
import { turnToActivate } from '../../derive/turn-to-activate'
import { findUnit, isUnitInBattle } from '../../state'
import type { Decision, FaCommands } from '../command'
import type { Refusals } from '../refusal'

export function* checkActivateUnit(state: BattleState, command: FaCommands['activateUnit']): Refusals {
  const unit = findUnit(state, command.unitId)
  if (unit === undefined) return 'no-such-unit'
  if (state.phase !== 'activation') yield 'wrong-phase'
  if (state.activeUnitId !== null) yield 'unit-still-active'
  if (!isUnitInBattle(state, unit)) yield 'out-of-battle'
  if (unit.hasActivated) yield 'already-activated'
  if (turnToActivate(state) !== unit.fleetId) yield 'not-its-turn'
  return null
}

/** Begins its activation and ends the one before. */
export function* decideActivateUnit(state: BattleState, command: FaCommands['activateUnit']): Decision {
  const before = state.activeUnitId
  const activated: FaEvent = { type: 'unitActivated', unitId: command.unitId }
  return before === null ? [activated] : [{ type: 'activationEnded', unitId: before }, activated]
}
