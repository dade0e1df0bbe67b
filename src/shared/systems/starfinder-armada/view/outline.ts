import type { FormationOutline } from '../../../core/view/outline'
import type { DraftFleet } from '../model/design'

/** What a fleet looks like, from its design. Abilities are in a fixed order: how they were chosen changes nothing. */
export function fleetOutline({
  fleetClass,
  size,
  tier,
  abilities
}: Pick<DraftFleet, 'fleetClass' | 'size' | 'tier' | 'abilities'>): FormationOutline {
  return { style: 'formation', fleetClass, size, tier, abilities: [...abilities].sort() }
}
