import { checkNewReading } from '../../../../core/rulings/ruling'
import type { BattleState } from '../../model/battle'
import { dropGroundless } from '../../rules/drop-groundless'
import { isRulingValue } from '../../ruling-values'
import { maybeWin } from '../../rules/lose-element'
import { Story } from '../../rules/story'
import { RULINGS } from '../../rulings'
import type { Decision, PwCommands } from '../command'
import type { PwRefusal } from '../refusal'

/** Changes the reading of a rule from now on; what has been decided stays, and fire that it makes impossible ends. */
export function checkSetRuling(state: BattleState, command: PwCommands['setRuling']): PwRefusal | null {
  return checkNewReading(RULINGS, isRulingValue, state.rulings, command)
}

/**
 * Where another reading counts what has been lost, a side may have won by it (PW-061, PW-Q26). What stands on a reading that is gone ends.
 */
export function* decideSetRuling(state: BattleState, { key, value }: PwCommands['setRuling']): Decision {
  const story = new Story(state)
  story.tell({ type: 'rulingSet', key, value })
  yield* dropGroundless(story, '')
  maybeWin(story)
  return story.events
}
