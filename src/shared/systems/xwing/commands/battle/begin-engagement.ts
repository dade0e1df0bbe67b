import type { BattleState } from '../../model/battle'
import { conductEngagement } from '../../rules/conduct'
import { Story } from '../../rules/story'
import type { Decision } from '../command'
import type { Refusals } from '../refusal'

/** Refused: 'wrong-phase' unless the round is in preparation. */
export function* checkBeginEngagement(state: BattleState): Refusals {
  if (state.attacks.length > 0) return 'attack-open'
  if (state.phase !== 'preparation') yield 'wrong-phase'
  return null
}

/** The highest initiative engages first (XW-040). */
export function* decideBeginEngagement(state: BattleState): Decision {
  const story = new Story(state)
  story.tell({ type: 'engagementBegun' })
  conductEngagement(story)
  return story.events
}
