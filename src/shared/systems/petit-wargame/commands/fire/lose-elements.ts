import { present } from '../../../../kernel/present'
import { lossDue } from '../../derive/loss-due'
import type { BattleState } from '../../model/battle'
import { loseElement } from '../../rules/lose-element'
import { settleDamage } from '../../rules/settle-damage'
import { Story } from '../../rules/story'
import type { Decision, PwCommands } from '../command'
import type { PwRefusal } from '../refusal'

/**
 * The defender names what it loses where it was hit (PW-057 to PW-059). Refused: 'wrong-elements' unless the right number is named, all in
 * that sector.
 */
export function checkLoseElements(state: BattleState, { elements }: PwCommands['loseElements']): PwRefusal | null {
  const due = lossDue(state)
  if (due === null) return 'nothing-due'
  const counts = elements.every(one => elements.filter(other => other === one).length <= due.elements.filter(other => other === one).length)
  return elements.length === due.count && counts ? null : 'wrong-elements'
}

export function* decideLoseElements(state: BattleState, { elements }: PwCommands['loseElements']): Decision {
  const story = new Story(state)
  const { shipId, sector } = present(lossDue(state), 'loss')
  for (const element of elements) if (!story.state.isOver) loseElement(story, shipId, sector, element)
  yield* settleDamage(story)
  return story.events
}
