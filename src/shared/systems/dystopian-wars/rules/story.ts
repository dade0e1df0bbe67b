import { StoryOf } from '../../../core/engine/story'
import { evolve, type DwEvent } from '../events'
import type { BattleState } from '../model/battle'

/** The events of a rule with many parts, in order, and the state after the last of them. */
export class Story extends StoryOf<BattleState, DwEvent> {
  constructor(state: BattleState) {
    super(state, evolve)
  }
}
