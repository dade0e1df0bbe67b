import { ROLES, type DraftArmada, type DraftOfficer, type FleetId, type Role } from '../model/design'
import { oldestFirst } from './oldest-first'
import { problem, type ArmadaProblem } from './problem'
import type { Remedy } from './remedy'

/** Every officer is aboard a fleet of the armada, in a role nobody else has there (SA-045); an armada has one admiral (SA-055). */
export function officerProblems(armada: DraftArmada, _rulings: unknown, earlier: readonly DraftArmada[] = []): readonly ArmadaProblem[] {
  const officers = oldestFirst(armada.officers, earlier, (before, { id, role, fleetId }) =>
    before.officers.some(one => one.id === id && one.role === role && one.fleetId === fleetId)
  )
  return officers.flatMap((officer, i) => problemsOf(armada, officer, officers.slice(0, i)))
}

function problemsOf(armada: DraftArmada, officer: DraftOfficer, earlier: readonly DraftOfficer[]): readonly ArmadaProblem[] {
  const fields = { officerId: officer.id, fleetId: officer.fleetId, values: { name: officer.name, role: officer.role } }
  const problems: ArmadaProblem[] = []
  const isAboard = armada.fleets.some(fleet => fleet.id === officer.fleetId)
  if (!isAboard) {
    const remedy = moveToFreeFleet(armada, officer)
    problems.push(problem({ code: 'no-such-fleet', source: 'SA-045', field: 'fleetId', ...fields, fleetId: null, remedy }))
  }
  if (officer.role === 'admiral' && earlier.some(other => other.role === 'admiral')) {
    problems.push(problem({ code: 'second-admiral', source: 'SA-055', field: 'role', ...fields, remedy: takeFreeRole(armada, officer) }))
  } else if (isAboard && earlier.some(other => other.fleetId === officer.fleetId && other.role === officer.role)) {
    problems.push(problem({ code: 'role-taken', source: 'SA-045', field: 'role', ...fields, remedy: takeFreeRole(armada, officer) }))
  }
  return problems
}

/** A role nobody aboard has; admiral only when the armada has none. Null when the fleet has them all. */
function takeFreeRole(armada: DraftArmada, officer: DraftOfficer): Remedy | null {
  const hasAdmiral = armada.officers.some(other => other.role === 'admiral')
  const role = ROLES.find(free => !(free === 'admiral' && hasAdmiral) && isFree(armada, officer.fleetId, free))
  return role === undefined ? null : { type: 'setRole', officerId: officer.id, role }
}

/** The flagship first, then the fleets in table order: the first where the role is free. */
function moveToFreeFleet(armada: DraftArmada, officer: DraftOfficer): Remedy | null {
  const flagship = armada.fleets.filter(fleet => fleet.abilities.includes('flagship'))
  const fleet = [...flagship, ...armada.fleets].find(choice => isFree(armada, choice.id, officer.role))
  return fleet === undefined ? null : { type: 'moveOfficer', officerId: officer.id, fleetId: fleet.id }
}

function isFree(armada: DraftArmada, fleetId: FleetId, role: Role): boolean {
  return !armada.officers.some(other => other.fleetId === fleetId && other.role === role)
}
