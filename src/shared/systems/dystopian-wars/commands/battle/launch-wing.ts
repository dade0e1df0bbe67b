import { canLaunch } from '../../derive/criticals'
import type { BattleState } from '../../model/battle'
import { findUnit, findWing, isInPlay, sideOf } from '../../state'
import type { Decision, DwCommands } from '../command'
import type { Refusals } from '../refusal'

/**
 * A wing that has landed takes off from a unit, unless its systems are offline (DW-066, row 5). Refused: 'nothing-to-change' for one
 * already in the air.
 */
export function* checkLaunchWing(state: BattleState, { wingId, unitId }: DwCommands['launchWing']): Refusals {
  const wing = findWing(state, wingId)
  const unit = findUnit(state, unitId)
  if (wing === undefined) return 'no-such-wing'
  if (unit === undefined) return 'no-such-unit'
  if (wing.status === 'flying') return 'nothing-to-change'
  if (wing.tokens === 0) return 'bad-number'
  if (!isInPlay(state, unitId) || wing.status === 'removed') yield 'out-of-play'
  if (sideOf(state, wingId) !== sideOf(state, unitId)) yield 'other-force'
  if (unit.status === 'active' && !canLaunch(unit)) yield 'generator-offline'
  if (wing.fuel === 0) yield 'no-fuel'
  return null
}

export function* decideLaunchWing(_state: BattleState, { wingId, unitId }: DwCommands['launchWing']): Decision {
  return [{ type: 'wingLaunched', wingId, unitId }]
}
