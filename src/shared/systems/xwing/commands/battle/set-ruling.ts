import { checkNewReading } from '../../../../core/rulings/ruling'
import type { BattleState } from '../../model/battle'
import { conductEngagement } from '../../rules/conduct'
import { Story } from '../../rules/story'
import { isRulingValue } from '../../ruling-values'
import { RULINGS } from '../../rulings'
import type { Decision, XwCommands } from '../command'
import type { XwRefusal } from '../refusal'

/** Changes the reading of a rule from now on; what has been decided stays. */
export function checkSetRuling(state: BattleState, command: XwCommands['setRuling']): XwRefusal | null {
  return checkNewReading(RULINGS, isRulingValue, state.rulings, command)
}

/** When the new reading keeps destroyed ships from engaging, the engagement goes on without them. */
export function* decideSetRuling(state: BattleState, { key, value }: XwCommands['setRuling']): Decision {
  const story = new Story(state)
  story.tell({ type: 'rulingSet', key, value })
  conductEngagement(story)
  return story.events
}
