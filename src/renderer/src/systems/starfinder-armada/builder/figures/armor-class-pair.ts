import type { Breakdown } from '@shared/core/breakdown/breakdown'
import type { FleetStatistics } from '@shared/systems/starfinder-armada/derive/fleet/fleet-statistics'

/** Armor Class with nothing to add, and where the shields add to it. */
interface ArmorClassPair {
  readonly base: Breakdown
  /** Null where it makes no difference from where a fleet is shot at. */
  readonly shielded: Breakdown | null
  /** Where the shields count, as `sa.shieldAcArc` reads (SA-017, SA-Q01). */
  readonly arc: 'front' | 'notFront'
}

/** The lower Armor Class first, whichever arc it belongs to. */
export function armorClassPair({ armorClass, armorClassFront }: FleetStatistics): ArmorClassPair {
  if (armorClassFront.total === armorClass.total) return { base: armorClass, shielded: null, arc: 'front' }
  return armorClassFront.total > armorClass.total
    ? { base: armorClass, shielded: armorClassFront, arc: 'front' }
    : { base: armorClassFront, shielded: armorClass, arc: 'notFront' }
}
