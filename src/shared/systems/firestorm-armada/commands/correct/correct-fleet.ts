import type { BattleState } from '../../model/battle'
import { isWithin } from '../../../../kernel/collections'
import { LIMITS } from '../../tables/limits'
import { findFleet } from '../../state'
import type { Decision, FaCommands } from '../command'
import type { FaRefusal } from '../refusal'

/** The GM sets values of a fleet. Refused: 'bad-number' outside ±9,999. */
export function checkCorrectFleet(state: BattleState, command: FaCommands['correctFleet']): FaRefusal | null {
  if (findFleet(state, command.fleetId) === undefined) return 'no-such-fleet'
  if (Object.keys(command.correction).length === 0) return 'nothing-to-change'
  const { victoryPoints, tacticalShift, commandShift, handShift } = command.correction
  const numbers = [victoryPoints, tacticalShift, commandShift, handShift]
  if (numbers.some(n => n !== undefined && !(Number.isInteger(n) && isWithin(n, -LIMITS.points, LIMITS.points)))) return 'bad-number'
  return command.correction.name?.trim() === '' ? 'bad-name' : null
}

export function* decideCorrectFleet(_state: BattleState, command: FaCommands['correctFleet']): Decision {
  return [{ type: 'fleetCorrected', fleetId: command.fleetId, correction: command.correction, reason: command.reason }]
}
