import type { BattleState } from '../../model/battle'
import { sideOf } from '../../state'
import type { Decision } from '../command'

/** The GM ends the battle, since the text has no rule for it. A side stands while it has a ship that is not destroyed. */
export function* decideEndBattle(state: BattleState): Decision {
  const standing = state.ships.filter(ship => ship.status === 'active').map(ship => sideOf(state, ship.id))
  return [{ type: 'battleEnded', standingSides: [...new Set(standing)] }]
}
