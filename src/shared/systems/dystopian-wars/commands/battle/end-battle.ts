import type { Rule } from '../../../../core/dice/rule'
import type { DwEvent } from '../../events'
import type { BattleState } from '../../model/battle'
import { isInPlay, sideOf } from '../../state'

/** The GM ends the battle, since the text has no rule for it. Sides with a unit left are standing. */
export function* decideEndBattle(state: BattleState): Rule<readonly DwEvent[]> {
  const standing = state.units.filter(unit => isInPlay(state, unit.id)).map(unit => sideOf(state, unit.id))
  return [{ type: 'battleEnded', standingSides: [...new Set(standing)] }]
}
