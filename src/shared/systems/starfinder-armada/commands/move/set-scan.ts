import { isWithin } from '../../../../kernel/collections'
import type { BattleState } from '../../model/battle'
import { findFleet } from '../../state'
import { SCAN_LEVELS } from '../../tables/limits'
import type { Decision, SaCommands } from '../command'
import type { SaRefusal } from '../refusal'

/** The GM sets how much a side knows of a fleet, from 0 (nothing) to 3 (everything) (SA-074). */
export function checkSetScan(state: BattleState, command: SaCommands['setScan']): SaRefusal | null {
  if (findFleet(state, command.fleetId) === undefined) return 'no-such-fleet'
  if (!state.armadas.some(armada => armada.sideId === command.sideId)) return 'no-such-armada'
  return Number.isInteger(command.level) && isWithin(command.level, 0, SCAN_LEVELS) ? null : 'bad-number'
}

export function* decideSetScan(_state: BattleState, command: SaCommands['setScan']): Decision {
  return [{ type: 'scanSet', sideId: command.sideId, fleetId: command.fleetId, level: command.level }]
}
