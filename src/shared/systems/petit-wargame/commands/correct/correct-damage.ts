import type { BattleState } from '../../model/battle'
import { isValid } from '../../rules/numbers'
import { settleDamage } from '../../rules/settle-damage'
import { Story } from '../../rules/story'
import { currentEngagement } from '../../state'
import type { Decision, PwCommands } from '../command'
import type { PwRefusal } from '../refusal'

/** Changes the points of the shot whose damage is being applied; a choice that was due is asked again (PW-055). */
export function checkCorrectDamage(state: BattleState, { points }: PwCommands['correctDamage']): PwRefusal | null {
  const shot = currentEngagement(state)?.shot ?? null
  if (shot === null || shot.pointsLeft === null) return 'nothing-due'
  if (!isValid(points)) return 'bad-number'
  return shot.pointsLeft === points ? 'nothing-to-change' : null
}

export function* decideCorrectDamage(state: BattleState, { points, reason }: PwCommands['correctDamage']): Decision {
  const story = new Story(state)
  story.tell({ type: 'damageCorrected', points, reason })
  yield* settleDamage(story)
  return story.events
}
