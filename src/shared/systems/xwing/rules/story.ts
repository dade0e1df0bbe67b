import { StoryOf } from '../../../core/engine/story'
import { evolve, type XwEvent } from '../events'
import type { BattleState } from '../model/battle'

/** Collects the events of a rule with many parts, and keeps the state after the latest. */
export class Story extends StoryOf<BattleState, XwEvent> {
  constructor(state: BattleState) {
    super(state, evolve)
  }
}
