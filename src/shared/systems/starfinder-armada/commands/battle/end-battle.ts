import type { BattleState } from '../../model/battle'
import { standingSides } from '../../rules/end-of-battle'
import type { Decision } from '../command'

/** The GM ends the battle where it stands (SA-111). Never refused while it goes on; undo takes it up again. */
export function* decideEndBattle(state: BattleState): Decision {
  return [{ type: 'battleEnded', standingSides: standingSides(state) }]
}
