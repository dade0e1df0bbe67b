import { defenceAnswers, shotPlaces } from '../../derive/fire'
import type { BattleState } from '../../model/battle'
import { conductDefence } from '../../rules/conduct-fight'
import { Story } from '../../rules/story'
import { currentEngagement } from '../../state'
import type { Decision, PwCommands } from '../command'
import type { Refusals } from '../refusal'

/**
 * The defender picks once weapon and mode are declared (PW-020, PW-Q18, PW-Q19). Refused: 'must-defend' if the rulings do not let it
 * decline.
 */
export function* checkChooseDefence(state: BattleState, { defence }: PwCommands['chooseDefence']): Refusals {
  const engagement = currentEngagement(state)
  if (engagement?.stage !== 'defence') return 'nothing-due'
  const { targetId, at } = shotPlaces(engagement, engagement.role)
  if (defenceAnswers(state, targetId, at).includes(defence)) return null
  if (defence !== null) return 'no-such-defence'
  yield 'must-defend'
  return null
}

export function* decideChooseDefence(state: BattleState, { defence }: PwCommands['chooseDefence']): Decision {
  const story = new Story(state)
  yield* conductDefence(story, defence)
  return story.events
}
