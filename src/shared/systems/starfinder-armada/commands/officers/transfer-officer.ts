import type { BattleState, OfficerState } from '../../model/battle'
import type { ArmadaId, FleetId } from '../../model/design'
import { isScrambled } from '../../derive/fire/scramble'
import { readRuling } from '../../rulings'
import { findFleet, findOfficer, isFighting, isGone, theFleet } from '../../state'
import { roleConflicts } from './change-roles'
import type { Decision, SaCommands } from '../command'
import type { Refusals } from '../refusal'

/**
 * An officer spends the action of the round to reach an adjacent fleet of the same armada; one from there may come over in the same act,
 * for the own action (SA-054). The GM judges who is adjacent. Refused: 'no-such-officer' also for a swap with one who is not aboard that
 * fleet; 'officers-have-acted' once an officer of the armada has taken an action (SA-077); 'officer-unable' while incapacitated or
 * scrambled; 'out-of-battle' from a fleet that is gone or to one that no longer fights.
 */
export function* checkTransferOfficer(state: BattleState, command: SaCommands['transferOfficer']): Refusals {
  const officer = findOfficer(state, command.officerId)
  if (officer === undefined) return 'no-such-officer'
  const fleet = findFleet(state, command.toFleetId)
  if (fleet === undefined) return 'no-such-fleet'
  if (fleet.id === officer.fleetId) return 'same-fleet'
  if (fleet.armadaId !== officer.armadaId) return 'other-armada'
  const other = state.officers.find(one => one.id === command.swapWithId && one.fleetId === fleet.id)
  if (command.swapWithId !== undefined && other === undefined) return 'no-such-officer'
  const movers = other === undefined ? [officer] : [officer, other]
  const own = theFleet(state, officer.fleetId)
  if (state.phase !== 'engineering') yield 'wrong-phase'
  if (haveOfficersActed(state, officer.armadaId)) yield 'officers-have-acted'
  if (movers.some(one => one.hasActed)) yield 'already-acted'
  if (movers.some(one => one.isIncapacitated || isScrambled(state, one.id))) yield 'officer-unable'
  if (!isFighting(fleet) || (other === undefined ? isGone(own) : !isFighting(own))) yield 'out-of-battle'
  // One after the other: the first arrives while the second is still aboard.
  if (other !== undefined && readRuling(state.rulings, 'sa.officerSwap') === 'no') yield* conflictsOf(state, [officer], fleet.id, own.id)
  return yield* conflictsOf(state, movers, fleet.id, own.id)
}

/** Roles taken aboard once these have moved, the first to one fleet and the other from there to the other (SA-045, SA-055). */
function conflictsOf(state: BattleState, movers: readonly OfficerState[], to: FleetId, from: FleetId): Refusals {
  const after = state.officers.map(one => (movers.includes(one) ? { ...one, fleetId: one === movers[0] ? to : from } : one))
  return roleConflicts(
    state,
    after,
    movers.map(one => one.id)
  )
}

/** Officers change fleets before any officer of the armada acts; others may still transfer after one has (SA-077). */
function haveOfficersActed(state: BattleState, armadaId: ArmadaId): boolean {
  return state.officers.some(other => other.armadaId === armadaId && other.action !== null && other.action !== 'transfer')
}

export function* decideTransferOfficer(_state: BattleState, command: SaCommands['transferOfficer']): Decision {
  const { officerId, toFleetId, swapWithId } = command
  if (swapWithId !== undefined) return [{ type: 'officersSwapped', officerId, otherId: swapWithId }]
  return [{ type: 'officerMoved', officerId, toFleetId }]
}
