import { SIDES } from '../../../core/dice/rule'
import { diceSums } from '../../../core/odds/dice-sums'
import { CRITICAL_ROLLS } from '../derive/critical-row'
import { CRITICAL_DICE, type CriticalRoll } from '../tables/damage'

/** Ways out of 36 of each roll on the table of criticals (`fa.critTable`, FA-Q02). */
export function criticalWays(): ReadonlyMap<CriticalRoll, number> {
  const ways = diceSums(CRITICAL_DICE, SIDES.d6)
  return new Map(CRITICAL_ROLLS.map(roll => [roll, ways[roll - CRITICAL_DICE] ?? 0]))
}
