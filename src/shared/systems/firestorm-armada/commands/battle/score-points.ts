import type { BattleState } from '../../model/battle'
import { isWithin } from '../../../../kernel/collections'
import { findFleet } from '../../state'
import { LIMITS } from '../../tables/limits'
import type { Decision, FaCommands } from '../command'
import type { FaRefusal } from '../refusal'

/** Refused: 'nothing-to-change' for 0; 'bad-number' for a fraction, or beyond ±9,999. */
export function checkScorePoints(state: BattleState, command: FaCommands['scorePoints']): FaRefusal | null {
  const fleet = findFleet(state, command.fleetId)
  if (fleet === undefined) return 'no-such-fleet'
  if (command.points === 0) return 'nothing-to-change'
  const sum = fleet.victoryPoints + command.points
  return Number.isInteger(command.points) && isWithin(sum, -LIMITS.points, LIMITS.points) ? null : 'bad-number'
}

/** Points may be scored at any time, as the scenario says (FA-005, FA-Q21). */
export function* decideScorePoints(_state: BattleState, command: FaCommands['scorePoints']): Decision {
  const { fleetId, points, reason } = command
  return [{ type: 'pointsScored', fleetId, points, reason }]
}
