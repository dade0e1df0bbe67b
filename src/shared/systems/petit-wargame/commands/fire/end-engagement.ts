import type { Rule } from '../../../../core/dice/rule'
import type { PwEvent } from '../../events'
import type { BattleState } from '../../model/battle'
import { endEngagement } from '../../rules/end-shot'
import { Story } from '../../rules/story'
import { currentEngagement } from '../../state'
import type { EndEngagement } from '../table-command'
import type { PwRefusal } from '../refusal'

/** The GM cuts an engagement short; what has been lost stays lost (PW-043). Refused: 'nothing-due'. */
export function checkEndEngagement(state: BattleState): PwRefusal | null {
  return currentEngagement(state) === null ? 'nothing-due' : null
}

export function* decideEndEngagement(state: BattleState, { reason }: EndEngagement): Rule<readonly PwEvent[]> {
  const story = new Story(state)
  endEngagement(story, 'gm', reason)
  return story.events
}
