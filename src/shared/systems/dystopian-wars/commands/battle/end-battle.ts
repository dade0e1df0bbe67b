import type { BattleState } from '../../model/battle'
import { standingSides } from '../../rules/standing-sides'
import type { Decision } from '../command'

/** The GM ends the battle, since the text has no rule for it. Sides with a unit left are standing. */
export function* decideEndBattle(state: BattleState): Decision {
  return [{ type: 'battleEnded', standingSides: standingSides(state) }]
}
