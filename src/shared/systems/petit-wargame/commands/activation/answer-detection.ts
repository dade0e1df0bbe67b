import { present } from '../../../../kernel/present'
import { counterAnswers } from '../../derive/detected'
import type { BattleState } from '../../model/battle'
import { conductDetection } from '../../rules/conduct-detection'
import { Story } from '../../rules/story'
import { theShip } from '../../state'
import type { Decision, PwCommands } from '../command'
import type { Refusals } from '../refusal'

/**
 * The enemy's countermeasure, picked once it sees the detector (PW-032, PW-Q03). Refused: 'must-answer' if the rulings do not let it
 * decline.
 */
export function* checkAnswerDetection(state: BattleState, { countermeasure }: PwCommands['answerDetection']): Refusals {
  const attempt = state.activation?.detection ?? null
  if (attempt === null) return 'nothing-to-answer'
  if (counterAnswers(state.rulings, theShip(state, attempt.targetId)).includes(countermeasure)) return null
  if (countermeasure !== null) return 'no-such-countermeasure'
  yield 'must-answer'
  return null
}

export function* decideAnswerDetection(state: BattleState, { countermeasure }: PwCommands['answerDetection']): Decision {
  const story = new Story(state)
  yield* conductDetection(story, present(state.activation?.detection, 'detection'), countermeasure)
  return story.events
}
