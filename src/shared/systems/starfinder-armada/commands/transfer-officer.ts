import type { Rule } from '../../../core/dice/rule'
import type { SaEvent } from '../events'
import type { BattleState } from '../model/battle'
import { findFleet, findOfficer, isFighting } from '../state'
import { roleConflict } from './change-roles'
import type { TransferOfficer } from './command'
import type { SaRefusal } from './refusal'

/**
 * An officer spends the action of the round to reach an adjacent fleet of the same armada (SA-054). The GM sees to the adjacency.
 * Refused: 'no-such-officer', 'no-such-fleet', 'same-fleet', 'other-armada', 'wrong-phase', 'already-acted', 'officer-unable', 'out-of-battle',
 * 'role-taken', 'second-admiral'.
 */
export function checkTransferOfficer(state: BattleState, command: TransferOfficer): SaRefusal | null {
  const officer = findOfficer(state, command.officerId)
  if (officer === undefined) return 'no-such-officer'
  const fleet = findFleet(state, command.toFleetId)
  if (fleet === undefined) return 'no-such-fleet'
  if (fleet.id === officer.fleetId) return 'same-fleet'
  if (fleet.armadaId !== officer.armadaId) return 'other-armada'
  if (state.phase !== 'engineering') return 'wrong-phase'
  if (officer.hasActed) return 'already-acted'
  if (officer.isIncapacitated) return 'officer-unable'
  if (!isFighting(fleet)) return 'out-of-battle'
  const after = state.officers.map(o => (o.id === officer.id ? { ...o, fleetId: fleet.id } : o))
  return roleConflict(state, after, [officer.id])
}

export function* decideTransferOfficer(_state: BattleState, command: TransferOfficer): Rule<readonly SaEvent[]> {
  return [{ type: 'officerMoved', officerId: command.officerId, toFleetId: command.toFleetId }]
}
