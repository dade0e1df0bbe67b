import type { BattleState } from '../../model/battle'
import { endEngagement } from '../../rules/end-shot'
import { Story } from '../../rules/story'
import { currentEngagement } from '../../state'
import type { Decision, PwCommands } from '../command'
import type { PwRefusal } from '../refusal'

/** The GM cuts an engagement short; what has been lost stays lost (PW-043). */
export function checkEndEngagement(state: BattleState): PwRefusal | null {
  return currentEngagement(state) === null ? 'nothing-due' : null
}

export function* decideEndEngagement(state: BattleState, { reason }: PwCommands['endEngagement']): Decision {
  const story = new Story(state)
  endEngagement(story, 'gm', reason)
  return story.events
}
