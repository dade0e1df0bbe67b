import type { Rule } from '../../../core/dice/rule'
import type { SaEvent } from '../events'
import type { BattleState, OfficerState } from '../model/battle'
import { findOfficer } from '../state'
import type { ChangeRoles } from './command'
import type { SaRefusal } from './refusal'

/**
 * At the start of each round officers may change role (SA-053). Refused: 'nothing-to-change', 'no-such-officer', 'wrong-phase',
 * 'role-taken' when two of one role would share a fleet (SA-045), 'second-admiral' (SA-055).
 */
export function checkChangeRoles(state: BattleState, command: ChangeRoles): SaRefusal | null {
  if (command.changes.length === 0) return 'nothing-to-change'
  if (command.changes.some(change => findOfficer(state, change.officerId) === undefined)) return 'no-such-officer'
  if (state.phase !== 'roundStart') return 'wrong-phase'
  const after = state.officers.map(officer => {
    const change = command.changes.find(c => c.officerId === officer.id)
    return change === undefined ? officer : { ...officer, role: change.role }
  })
  return roleConflict(after)
}

/** A role held twice in a fleet, or two admirals in an armada. */
export function roleConflict(officers: readonly OfficerState[]): 'role-taken' | 'second-admiral' | null {
  const seats = officers.map(officer => `${officer.fleetId} ${officer.role}`)
  if (new Set(seats).size < seats.length) return 'role-taken'
  const admirals = officers.filter(officer => officer.role === 'admiral').map(officer => officer.armadaId)
  return new Set<string>(admirals).size < admirals.length ? 'second-admiral' : null
}

export function* decideChangeRoles(_state: BattleState, command: ChangeRoles): Rule<readonly SaEvent[]> {
  return command.changes.map(change => ({ type: 'roleChanged', officerId: change.officerId, role: change.role }))
}
