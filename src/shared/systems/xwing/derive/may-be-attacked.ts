import type { BattleState, ShipState } from '../model/battle'
import { readRuling } from '../rulings'

/** Whether a ship may still be attacked: one that is destroyed, until it leaves, if `xw.attackDestroyed` lets it (XW-005). */
export function mayBeAttacked(state: BattleState, { status }: ShipState): boolean {
  return status === 'active' || (status === 'destroyed' && readRuling(state.rulings, 'xw.attackDestroyed') === 'yes')
}
