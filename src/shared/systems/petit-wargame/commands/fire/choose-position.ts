import type { BattleState } from '../../model/battle'
import { conductPosition } from '../../rules/conduct-fight'
import { engaged } from '../../rules/end-shot'
import { Story } from '../../rules/story'
import { currentEngagement } from '../../state'
import type { Decision, PwCommands } from '../command'
import type { PwRefusal } from '../refusal'

/** The winner of the test sets the sector the active ship fires from and the sector of the enemy it aims at (PW-044, PW-046). */
export function checkChoosePosition(state: BattleState): PwRefusal | null {
  return currentEngagement(state)?.stage === 'position' ? null : 'nothing-due'
}

export function* decideChoosePosition(state: BattleState, { firingSector, targetSector }: PwCommands['choosePosition']): Decision {
  const story = new Story(state)
  const { shipId, winnerId } = engaged(story)
  story.tell({ type: 'positionSet', by: winnerId === shipId ? 'active' : 'enemy', firingSector, targetSector })
  yield* conductPosition(story)
  return story.events
}
