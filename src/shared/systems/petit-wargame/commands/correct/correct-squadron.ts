import { correctionRefusal } from '../../../../core/housekeeping/corrections'
import type { BattleState } from '../../model/battle'
import { maybePassInitiative } from '../../rules/next-squadron'
import { Story } from '../../rules/story'
import { findSquadron } from '../../state'
import { SQUADRON_CORRECTION } from '../../tables/corrections'
import { TEXT_MAX } from '../../tables/limits'
import type { Decision, PwCommands } from '../command'
import type { PwRefusal } from '../refusal'

/** The GM renames a squadron, notes something, or says whether it has acted (PW-029). */
export function checkCorrectSquadron(state: BattleState, { squadronId, correction }: PwCommands['correctSquadron']): PwRefusal | null {
  return correctionRefusal(findSquadron(state, squadronId), 'no-such-squadron', correction, SQUADRON_CORRECTION, TEXT_MAX)
}

/** The initiative moves on when its side has nobody left to act. */
export function* decideCorrectSquadron(state: BattleState, { squadronId, correction, reason }: PwCommands['correctSquadron']): Decision {
  const story = new Story(state)
  story.tell({ type: 'squadronCorrected', squadronId, correction, reason })
  maybePassInitiative(story)
  return story.events
}
