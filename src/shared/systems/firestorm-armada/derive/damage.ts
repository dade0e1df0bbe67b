import type { BattleState, ShipState } from '../model/battle'
import { readRuling } from '../rulings'
import { CRITICAL_HULL, DAMAGE_HULL } from '../tables/damage'
import { hasCritical } from './criticals'

/** What hits do to a ship: hull points before they are capped by what is left, and how many criticals. */
export interface Damage {
  readonly hull: number
  readonly criticals: number
}

/** The critical rating now: the damage rating after a containment leak (FA-Q02); null when not entered. */
export function criticalRating(state: BattleState, ship: ShipState): number | null {
  return ship.damageRating !== null && hasCritical(state, ship, 'containmentLeak') ? ship.damageRating : ship.criticalRating
}

/**
 * One hull point from the damage rating on; two and a critical from the critical rating on, or for each time it is reached
 * (`fa.multiCrit`). null when the ratings that would tell are not entered (FA-Q01).
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
