import type { BattleState } from '../model/battle'
import { isInPlay, sideOf } from '../state'

/** Sides with a unit left; wings alone keep no side in the battle. */
export function standingSides(state: BattleState): string[] {
  return [...new Set(state.units.filter(({ id }) => isInPlay(state, id)).map(({ id }) => sideOf(state, id)))]
}
