import type { ShipSize } from '../model/element'

/** Structure points of a ship, which are also its cost (L21 to L25). */
export const STRUCTURE_POINTS = { small: 20, medium: 30, large: 50 } as const satisfies Readonly<Record<ShipSize, number>>

/** The cost limit of a fleet, unless the GM says otherwise (L21). */
export const BUDGET_POINTS = 500

/** Ships of a squadron (L5, L35). */
export const SQUADRON_SHIPS_MIN = 2
export const SQUADRON_SHIPS_MAX = 10

/** The fewest structure points of a sector (L47). */
export const SECTOR_POINTS_MIN = 2
/** A sector has at most half of the structure points, and losing more than half of a fleet loses the battle (L47, L246). */
export const HALF = 2
