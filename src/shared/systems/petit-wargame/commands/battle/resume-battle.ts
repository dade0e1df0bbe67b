import type { BattleState } from '../../model/battle'
import { settleDamage } from '../../rules/settle-damage'
import { Story } from '../../rules/story'
import type { Decision, PwCommands } from '../command'
import type { PwRefusal } from '../refusal'

/** The table plays on after the victory, and the winner stays on record. Refused: 'not-over'. */
export function checkResumeBattle(state: BattleState): PwRefusal | null {
  return state.isOver ? null : 'not-over'
}

export function* decideResumeBattle(state: BattleState, { reason }: PwCommands['resumeBattle']): Decision {
  const story = new Story(state)
  story.tell({ type: 'battleResumed', reason })
  if (state.activation?.engagement?.stage === 'damage') yield* settleDamage(story)
  return story.events
}
