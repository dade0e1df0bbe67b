import type { DraftArmada, DraftFleet } from '@shared/systems/starfinder-armada/model/design'
import { fleetOutline } from '@shared/systems/starfinder-armada/view/outline'
import type { BuilderPart } from '../../../contract/system-builder'

export interface FleetPart extends BuilderPart {
  readonly fleet: DraftFleet
}

export function partsOf({ fleets }: DraftArmada): readonly FleetPart[] {
  return fleets.map((fleet, index) => ({
    id: fleet.id,
    name: fleet.name,
    number: index + 1,
    isInside: false,
    outline: fleetOutline(fleet),
    fleet
  }))
}
