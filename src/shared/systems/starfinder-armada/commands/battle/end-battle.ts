import type { Rule } from '../../../../core/dice/rule'
import type { SaEvent } from '../../events'
import type { BattleState } from '../../model/battle'
import { standingSides } from '../../rules/end-of-battle'

/** The GM ends the battle where it stands (SA-111). Never refused while it goes on; undo takes it up again. */
export function* decideEndBattle(state: BattleState): Rule<readonly SaEvent[]> {
  return [{ type: 'battleEnded', standingSides: standingSides(state) }]
}
