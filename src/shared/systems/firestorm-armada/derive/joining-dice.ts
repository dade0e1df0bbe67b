import type { BattleState, ShipState } from '../model/battle'
import { readRuling } from '../rulings'
import { DICE_SHARE } from '../tables/shooting'
import { mateShare } from './half'

/**
 * What this many dice of a ship add to a focus: half, rounded down and at least 1. A ship that a critical has hurt may add none
 * (FA-029), unless `fa.mateCritical` looks at the weapon alone.
 */
export function joiningDice(state: BattleState, ship: ShipState, dice: number): number {
  const hasLeast = readRuling(state.rulings, 'fa.mateCritical') === 'weapon' || !isCriticallyHurt(state, ship)
  return hasLeast ? mateShare(dice) : Math.floor(Math.max(0, dice) / DICE_SHARE)
}

/** Whether a critical has hurt the ship: by its mark, on its movement, on a weapon of it, or by the table (FA-029, FA-Q02, FA-Q24). */
function isCriticallyHurt(state: BattleState, ship: ShipState): boolean {
  const isMarked = ship.isCriticallyHurt || ship.hasMovementCritical || ship.weapons.some(weapon => weapon.isOffline)
  return isMarked || state.effects.some(effect => effect.kind === 'critical' && effect.targetId === ship.id)
}
