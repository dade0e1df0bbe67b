import { valuesRefusal } from '../../../../core/housekeeping/corrections'
import type { BattleState } from '../../model/battle'
import { findFleet, findOfficer } from '../../state'
import { OFFICER_CORRECTION } from '../../tables/corrections'
import { roleConflicts } from '../officers/change-roles'
import type { Decision, SaCommands } from '../command'
import type { Refusals } from '../refusal'

/** The GM sets an officer's Resolve Points, action, ranks, fleet and role. */
export function* checkCorrectOfficer(state: BattleState, command: SaCommands['correctOfficer']): Refusals {
  const officer = findOfficer(state, command.officerId)
  if (officer === undefined) return 'no-such-officer'
  const refusal = valuesRefusal(command.correction, OFFICER_CORRECTION)
  if (refusal !== null) return refusal
  const { fleetId } = command.correction
  if (fleetId !== undefined) {
    const fleet = findFleet(state, fleetId)
    if (fleet === undefined) return 'no-such-fleet'
    if (fleet.armadaId !== officer.armadaId) return 'other-armada'
  }
  if (fleetId === undefined && command.correction.role === undefined) return null
  const { role = officer.role } = command.correction
  const after = state.officers.map(o => (o.id === officer.id ? { ...o, fleetId: fleetId ?? o.fleetId, role } : o))
  return yield* roleConflicts(state, after, [officer.id])
}

export function* decideCorrectOfficer(_state: BattleState, command: SaCommands['correctOfficer']): Decision {
  return [{ type: 'officerCorrected', officerId: command.officerId, correction: command.correction, reason: command.reason }]
}
