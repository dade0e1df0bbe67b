import type { Adjustments } from '../../model/battle'
import type { Ability, FleetClass, Size } from '../../model/design'
import { TIERS, type ByTier } from '../../tables/tiers'

/** The fields that a draft and a fleet in battle have in common. */
export interface FleetBasics {
  readonly tier: number
  readonly size: Size
  readonly fleetClass: FleetClass
  readonly abilities: readonly Ability[]
  /** Shifts by the GM, in a battle. */
  readonly adjustments?: Adjustments
}

/** The row of a tier. A tier outside 1 to 20 uses the nearest row, so an illegal draft still shows numbers. */
export function atTier<T>(table: ByTier<T>, tier: number): T {
  const known = TIERS[Math.min(TIERS.length, Math.max(1, Math.trunc(tier))) - 1]
  return table[known ?? 1]
}
