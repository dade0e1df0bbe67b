import type { ShipSize } from '../model/element'

/** Structure points of a ship, which are also its cost (L21 to L25). */
export const STRUCTURE_POINTS = { small: 20, medium: 30, large: 50 } as const satisfies Readonly<Record<ShipSize, number>>

/** What a fleet may cost unless the GM says otherwise (L21). */
export const BUDGET_POINTS = 500

/** Ships of a squadron (L5, L35). */
export const SQUADRON_SHIPS_MIN = 2
export const SQUADRON_SHIPS_MAX = 10

/** Structure points of a sector: at least so many (L47). */
export const SECTOR_POINTS_MIN = 2
/** A sector has at most one in so many of the structure points, and so many are half of a fleet (L47, L246). */
export const HALF = 2
