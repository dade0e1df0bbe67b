import type { BattleState, OfficerState } from '../../model/battle'
import type { OfficerId } from '../../model/design'
import { findOfficer, isFighting, theFleet } from '../../state'
import type { Decision, SaCommands } from '../command'
import type { Refusals } from '../refusal'

/**
 * At the start of each round officers may change role (SA-053). Refused: 'role-taken' when two of one role would share a fleet (SA-045).
 */
export function* checkChangeRoles(state: BattleState, command: SaCommands['changeRoles']): Refusals {
  if (command.changes.length === 0) return 'nothing-to-change'
  const ids = command.changes.map(change => change.officerId)
  if (new Set(ids).size < ids.length) return 'duplicate-id'
  if (ids.some(id => findOfficer(state, id) === undefined)) return 'no-such-officer'
  if (state.phase !== 'roundStart') yield 'wrong-phase'
  const after = state.officers.map(officer => {
    const change = command.changes.find(c => c.officerId === officer.id)
    return change === undefined ? officer : { ...officer, role: change.role }
  })
  return yield* roleConflicts(state, after, ids)
}

/**
 * The conflicts that these officers would cause: a role held twice aboard (SA-045), or a second admiral beside one in command (SA-055).
 * Existing conflicts are not theirs, and an admiral who is out of the fight commands nothing.
 */
export function* roleConflicts(state: BattleState, after: readonly OfficerState[], changedIds: readonly OfficerId[]): Refusals {
  for (const officer of after.filter(one => changedIds.includes(one.id))) {
    const others = after.filter(other => other.id !== officer.id && other.role === officer.role)
    if (others.some(other => other.fleetId === officer.fleetId)) yield 'role-taken'
    if (officer.role === 'admiral' && others.some(other => other.armadaId === officer.armadaId && isInCommand(state, other)))
      yield 'second-admiral'
  }
  return null
}

/** Whether the admiral is in command: able, and aboard a fleet still in the fight. */
export function isInCommand(state: BattleState, admiral: OfficerState): boolean {
  return !admiral.isIncapacitated && isFighting(theFleet(state, admiral.fleetId))
}

/** New chief engineers take over before the old ones leave, so no shields are lost in between (SA-Q32). */
export function* decideChangeRoles(_state: BattleState, command: SaCommands['changeRoles']): Decision {
  const engineersFirst = command.changes.slice().sort((a, b) => Number(b.role === 'chiefEngineer') - Number(a.role === 'chiefEngineer'))
  return engineersFirst.map(change => ({ type: 'roleChanged', officerId: change.officerId, role: change.role }))
}
