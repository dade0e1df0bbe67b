import { StoryOf } from '../../../core/engine/story'
import { evolve } from '../events'
import type { DwEvent } from '../events'
import type { BattleState } from '../model/battle'

/** Events of this system as they come, and the state behind each: what a rule of many parts tells. */
export class Story extends StoryOf<BattleState, DwEvent> {
  constructor(state: BattleState) {
    super(state, evolve)
  }
}
