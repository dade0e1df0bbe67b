import type { BattleState } from '../../model/battle'
import type { Decision } from '../command'

/** The GM ends the battle. Never refused while it lasts; undo resumes it. The fleets with the most points lead. */
export function* decideEndBattle(state: BattleState): Decision {
  const best = Math.max(...state.fleets.map(fleet => fleet.victoryPoints))
  return [{ type: 'battleEnded', leaders: state.fleets.filter(fleet => fleet.victoryPoints === best).map(fleet => fleet.id) }]
}
