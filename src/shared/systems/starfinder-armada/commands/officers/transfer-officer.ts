import type { BattleState } from '../../model/battle'
import type { ArmadaId } from '../../model/design'
import { isScrambled } from '../../derive/fire/scramble'
import { findFleet, findOfficer, isFighting, isGone, theFleet } from '../../state'
import { roleConflicts } from './change-roles'
import type { Decision, SaCommands } from '../command'
import type { Refusals } from '../refusal'

/**
 * An officer spends the action of the round to reach an adjacent fleet of the same armada (SA-054). The GM judges who is adjacent.
 * Refused: 'no-such-officer', 'no-such-fleet', 'same-fleet', 'other-armada', 'wrong-phase', 'officers-have-acted' once an officer of the
 * armada has taken an action (SA-077), 'already-acted', 'officer-unable' while incapacitated or scrambled, 'out-of-battle' from a fleet
 * that is gone or to one that no longer fights, 'role-taken', 'second-admiral'.
 */
export function* checkTransferOfficer(state: BattleState, command: SaCommands['transferOfficer']): Refusals {
  const officer = findOfficer(state, command.officerId)
  if (officer === undefined) return 'no-such-officer'
  const fleet = findFleet(state, command.toFleetId)
  if (fleet === undefined) return 'no-such-fleet'
  if (fleet.id === officer.fleetId) return 'same-fleet'
  if (fleet.armadaId !== officer.armadaId) return 'other-armada'
  if (state.phase !== 'engineering') yield 'wrong-phase'
  if (haveOfficersActed(state, officer.armadaId)) yield 'officers-have-acted'
  if (officer.hasActed) yield 'already-acted'
  if (officer.isIncapacitated || isScrambled(state, officer.id)) yield 'officer-unable'
  if (!isFighting(fleet) || isGone(theFleet(state, officer.fleetId))) yield 'out-of-battle'
  const after = state.officers.map(o => (o.id === officer.id ? { ...o, fleetId: fleet.id } : o))
  return yield* roleConflicts(state, after, [officer.id])
}

/** Officers change fleets before any officer of the armada acts; others may still transfer after one has (SA-077). */
function haveOfficersActed(state: BattleState, armadaId: ArmadaId): boolean {
  return state.officers.some(other => other.armadaId === armadaId && other.action !== null && other.action !== 'transfer')
}

export function* decideTransferOfficer(_state: BattleState, command: SaCommands['transferOfficer']): Decision {
  return [{ type: 'officerMoved', officerId: command.officerId, toFleetId: command.toFleetId }]
}
