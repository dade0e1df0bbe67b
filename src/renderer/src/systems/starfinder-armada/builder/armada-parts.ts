import type { DraftArmada, DraftFleet } from '@shared/systems/starfinder-armada/model/design'
import type { BuilderPart } from '../../../contract/system-builder'

export interface FleetPart extends BuilderPart {
  readonly fleet: DraftFleet
}

export function partsOf({ fleets }: DraftArmada): readonly FleetPart[] {
  return fleets.map((fleet, index) => ({ id: fleet.id, name: fleet.name, number: index + 1, isInside: false, fleet }))
}
