import { isInForce } from '../../../core/effects/effect'
import type { BattleState, ShipState } from '../model/battle'
import type { Critical } from '../model/effects'

/** Whether the critical is in force on the ship. */
export function hasCritical(state: BattleState, ship: Pick<ShipState, 'id'>, critical: Critical): boolean {
  return state.effects.some(
    effect => effect.kind === 'critical' && effect.targetId === ship.id && effect.critical === critical && isInForce(effect)
  )
}
