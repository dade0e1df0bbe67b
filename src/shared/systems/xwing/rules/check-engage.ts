import { shipsDue } from '../derive/whose-turn'
import type { BattleState, ShipState } from '../model/battle'
import type { ForceableRefusal } from '../commands/refusal'
import { readRuling } from '../rulings'

/**
 * Why a ship may not engage now (XW-002, XW-031, XW-040). Forceable: 'wrong-phase', 'out-of-play', 'destroyed' where destroyed ships do not
 * engage, 'already-engaged', 'not-its-turn'.
 */
export function* checkEngage(state: BattleState, ship: ShipState): Generator<ForceableRefusal, void, void> {
  if (state.phase !== 'engagement') yield 'wrong-phase'
  if (ship.status === 'removed') yield 'out-of-play'
  if (ship.status === 'destroyed' && readRuling(state.rulings, 'xw.destroyedMayAttack') === 'no') yield 'destroyed'
  if (ship.hasEngaged) yield 'already-engaged'
  if (!shipsDue(state).some(due => due.id === ship.id)) yield 'not-its-turn'
}
