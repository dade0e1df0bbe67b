import type { DraftArmada } from '@shared/systems/starfinder-armada/model/design'
import { armadaId, fleetId, officerId } from '@shared/systems/starfinder-armada/model/design'

/** The same armada under another name, with ids of its own throughout; its officers are aboard the copies of their fleets. */
export function copyArmada(armada: DraftArmada, name: string, newId: () => string): DraftArmada {
  const fleets = armada.fleets.map(fleet => ({ from: fleet.id, fleet: { ...fleet, id: fleetId(newId()) } }))
  const officers = armada.officers.map(officer => ({
    ...officer,
    id: officerId(newId()),
    fleetId: fleets.find(copy => copy.from === officer.fleetId)?.fleet.id ?? officer.fleetId
  }))
  return { ...armada, id: armadaId(newId()), name, fleets: fleets.map(copy => copy.fleet), officers }
}

/** An armada with nothing in it yet. `tier` is 1 to 20. */
export function emptyArmada(name: string, tier: number, newId: () => string): DraftArmada {
  return { id: armadaId(newId()), name, tier, fleets: [], officers: [], allowIllegal: false }
}
