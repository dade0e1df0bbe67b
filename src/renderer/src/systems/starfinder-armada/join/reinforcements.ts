import type { DraftArmada, DraftFleet, DraftOfficer } from '@shared/systems/starfinder-armada/model/design'
import { armadaId, fleetId, officerId } from '@shared/systems/starfinder-armada/model/design'

/** A copy of an armada with new ids, so it may join a battle that already contains the same armada. */
export function freshArmada(armada: DraftArmada, newId: (id: string) => string): DraftArmada {
  const moved = armada.fleets.map(fleet => freshFleet(armada, fleet, newId))
  return { ...armada, id: armadaId(newId(armada.id)), fleets: moved.map(one => one.fleet), officers: moved.flatMap(one => one.officers) }
}

/** The same for a single fleet with the officers aboard. */
export function freshFleet(
  armada: DraftArmada,
  fleet: DraftFleet,
  newId: (id: string) => string
): { readonly fleet: DraftFleet; readonly officers: readonly DraftOfficer[] } {
  const id = fleetId(newId(fleet.id))
  const aboard = armada.officers.filter(officer => officer.fleetId === fleet.id)
  return { fleet: { ...fleet, id }, officers: aboard.map(officer => ({ ...officer, id: officerId(newId(officer.id)), fleetId: id })) }
}
