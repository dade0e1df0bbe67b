import type { BattleState } from '../../model/battle'
import { maybePassInitiative } from '../../rules/next-squadron'
import { isValidName, isValidText } from '../../rules/numbers'
import { Story } from '../../rules/story'
import { findSquadron } from '../../state'
import type { Decision, PwCommands } from '../command'
import type { PwRefusal } from '../refusal'

/** The GM renames a squadron, notes something, or says whether it has acted (PW-029). */
export function checkCorrectSquadron(state: BattleState, { squadronId, correction }: PwCommands['correctSquadron']): PwRefusal | null {
  if (findSquadron(state, squadronId) === undefined) return 'no-such-squadron'
  if (Object.keys(correction).length === 0) return 'nothing-to-change'
  const { name, note } = correction
  return (name !== undefined && !isValidName(name)) || (note !== undefined && !isValidText(note)) ? 'bad-name' : null
}

/** The initiative moves on when its side has nobody left to act. */
export function* decideCorrectSquadron(state: BattleState, { squadronId, correction, reason }: PwCommands['correctSquadron']): Decision {
  const story = new Story(state)
  story.tell({ type: 'squadronCorrected', squadronId, correction, reason })
  maybePassInitiative(story)
  return story.events
}
