import type { BattleState } from '../../model/battle'
import { isInPlay, sideOf } from '../../state'
import type { Decision } from '../command'

/** The GM ends the battle, since the text has no rule for it. Sides with a unit left are standing. */
export function* decideEndBattle(state: BattleState): Decision {
  const standing = state.units.filter(unit => isInPlay(state, unit.id)).map(unit => sideOf(state, unit.id))
  return [{ type: 'battleEnded', standingSides: [...new Set(standing)] }]
}
