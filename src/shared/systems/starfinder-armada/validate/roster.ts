import type { DraftArmada } from '../model/design'
import { problem, type ArmadaProblem } from './problem'

/** An armada, its fleets and its officers have names, and there is at least one fleet (SA-001). */
export function rosterProblems(armada: DraftArmada): readonly ArmadaProblem[] {
  const empty = { code: 'name-empty', source: 'SA-001', field: 'name' } as const
  return [
    ...(isEmpty(armada.name) ? [problem(empty)] : []),
    ...(armada.fleets.length === 0 ? [problem({ code: 'no-fleets', source: 'SA-001', field: 'fleets' })] : []),
    ...armada.fleets.filter(fleet => isEmpty(fleet.name)).map(fleet => problem({ ...empty, fleetId: fleet.id })),
    ...armada.officers
      .filter(officer => isEmpty(officer.name))
      .map(officer => problem({ ...empty, officerId: officer.id, fleetId: officer.fleetId }))
  ]
}

function isEmpty(name: string): boolean {
  return name.trim() === ''
}
