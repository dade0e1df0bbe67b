import type { Breakdown } from '@shared/core/breakdown/breakdown'
import type { FleetStatistics } from '@shared/systems/starfinder-armada/derive/fleet/fleet-statistics'

/** Armor Class without and with the shield bonus. */
interface ArmorClassPair {
  readonly base: Breakdown
  /** Null if the arc makes no difference. */
  readonly shielded: Breakdown | null
  /** The arc where shields count, by `sa.shieldAcArc` (SA-017, SA-Q01). */
  readonly arc: 'front' | 'notFront'
}

/** The lower Armor Class first, whatever its arc. */
export function armorClassPair({ armorClass, armorClassFront }: FleetStatistics): ArmorClassPair {
  if (armorClassFront.total === armorClass.total) return { base: armorClass, shielded: null, arc: 'front' }
  return armorClassFront.total > armorClass.total
    ? { base: armorClass, shielded: armorClassFront, arc: 'front' }
    : { base: armorClassFront, shielded: armorClass, arc: 'notFront' }
}
