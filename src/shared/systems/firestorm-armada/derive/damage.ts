import type { BattleState, ShipState } from '../model/battle'
import { readRuling } from '../rulings'
import { CRITICAL_HULL, DAMAGE_HULL } from '../tables/damage'
import { hasCritical } from './criticals'

/** The effect of hits on a ship: hull points, not yet capped by what is left, and the number of criticals. */
export interface Damage {
  readonly hull: number
  readonly criticals: number
}

/** The current critical rating: after a containment leak it is the damage rating (FA-Q02). Null when not entered. */
export function criticalRating(state: BattleState, ship: ShipState): number | null {
  return ship.damageRating !== null && hasCritical(state, ship, 'containmentLeak') ? ship.damageRating : ship.criticalRating
}

/**
 * Reaching the damage rating costs one hull point; reaching the critical rating costs two and a critical, once or for every multiple
 * (`fa.multiCrit`). Null when a rating that matters is not entered (FA-Q01).
 */
export function damageOf(state: BattleState, ship: ShipState, hits: number): Damage | null {
  const rating = criticalRating(state, ship)
  if (rating !== null && hits >= rating) {
    const criticals = readRuling(state.rulings, 'fa.multiCrit') === 'one' ? 1 : Math.floor(hits / rating)
    return { hull: CRITICAL_HULL * criticals, criticals }
  }
  if (hits <= 0) return { hull: 0, criticals: 0 }
  if (ship.damageRating === null) return null
  return { hull: hits >= ship.damageRating ? DAMAGE_HULL : 0, criticals: 0 }
}
