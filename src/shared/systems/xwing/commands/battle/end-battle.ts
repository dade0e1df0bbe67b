import { pointsLeft } from '../../derive/points-left'
import type { BattleState } from '../../model/battle'
import { readRuling } from '../../rulings'
import { standingSides } from '../../state'
import type { Decision } from '../command'

/**
 * The GM ends the battle, since the text has no rule for it. A side stands while it has a ship that is not destroyed;
 * by `xw.cardPoints` the points of its ships decide (XW-Q11).
 */
export function* decideEndBattle(state: BattleState): Decision {
  const points = readRuling(state.rulings, 'xw.cardPoints') === 'yes' ? { points: pointsLeft(state) } : {}
  return [{ type: 'battleEnded', standingSides: standingSides(state), ...points }]
}
