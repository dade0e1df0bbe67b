import type { Critical } from '../model/effects'

/** Hull points lost to hits that reach the damage rating, and to each critical (FA-Q01). */
export const DAMAGE_HULL = 1
export const CRITICAL_HULL = 2

/** The cost of a critical in crew points, and again in assault points; 'd3' is rolled. */
export const CREW_COSTS = [0, 1, 'd3'] as const
export type CrewCost = (typeof CREW_COSTS)[number]

export interface CriticalRow {
  readonly critical: Critical
  readonly crew: CrewCost
  /** Whether it has a lasting effect. */
  readonly lasts: boolean
}

/** From the quick reference card of the later hardback edition, by 2d6 (FA-Q02). */
export const CRITICAL_TABLE = {
  2: { critical: 'magazineExplosion', crew: 0, lasts: false },
  3: { critical: 'pointDefenceOffline', crew: 0, lasts: true },
  4: { critical: 'ragingFire', crew: 1, lasts: true },
  5: { critical: 'systemsOffline', crew: 0, lasts: true },
  6: { critical: 'weaponDamage', crew: 0, lasts: true },
  7: { critical: 'hardPounding', crew: 'd3', lasts: false },
  8: { critical: 'engineFailure', crew: 0, lasts: true },
  9: { critical: 'decompression', crew: 1, lasts: true },
  10: { critical: 'containmentLeak', crew: 0, lasts: true },
  11: { critical: 'secondarySystemsOffline', crew: 0, lasts: true },
  12: { critical: 'foldSpaceRupture', crew: 0, lasts: false }
} as const satisfies Readonly<Record<number, CriticalRow>>
export type CriticalRoll = keyof typeof CRITICAL_TABLE

export const CRITICAL_DICE = 2
/** A magazine explosion attacks with this many dice for each hull point the ship had at the start. */
export const EXPLOSION_DICE = 2
/** Engine failure divides movement by this. */
export const ENGINE_FAILURE_SHARE = 2
/** A fold-space rupture: the direction by one d6, the inches by two. */
export const RUPTURE_DIRECTIONS = { 1: 'fore', 2: 'fore', 3: 'port', 4: 'starboard', 5: 'aft', 6: 'aft' } as const
export const RUPTURE_DICE = 2
