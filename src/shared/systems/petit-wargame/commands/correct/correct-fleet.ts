import type { BattleState } from '../../model/battle'
import { maybeWin } from '../../rules/lose-element'
import { isValid, isValidName } from '../../rules/numbers'
import { Story } from '../../rules/story'
import type { Decision, PwCommands } from '../command'
import type { PwRefusal } from '../refusal'

/** The GM sets the name, the budget or the points that count for victory (PW-004, PW-061). */
export function checkCorrectFleet(state: BattleState, { fleetId, correction }: PwCommands['correctFleet']): PwRefusal | null {
  if (!state.fleets.some(fleet => fleet.id === fleetId)) return 'no-such-fleet'
  if (Object.keys(correction).length === 0) return 'nothing-to-change'
  const { name, costPoints = 0, budgetPoints = 0 } = correction
  if (name !== undefined && !isValidName(name)) return 'bad-name'
  return isValid(costPoints) && isValid(budgetPoints) ? null : 'bad-number'
}

/** With fewer points to reach, the enemy may already have won. */
export function* decideCorrectFleet(state: BattleState, { fleetId, correction, reason }: PwCommands['correctFleet']): Decision {
  const story = new Story(state)
  story.tell({ type: 'fleetCorrected', fleetId, correction, reason })
  maybeWin(story)
  return story.events
}
