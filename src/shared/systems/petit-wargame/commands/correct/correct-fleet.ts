import { correctionRefusal } from '../../../../core/housekeeping/corrections'
import type { BattleState } from '../../model/battle'
import { maybeWin } from '../../rules/lose-element'
import { Story } from '../../rules/story'
import { FLEET_CORRECTION } from '../../tables/corrections'
import { TEXT_MAX } from '../../tables/limits'
import type { Decision, PwCommands } from '../command'
import type { PwRefusal } from '../refusal'

/** The GM sets the name, the budget or the points that count for victory (PW-004, PW-061). */
export function checkCorrectFleet(state: BattleState, { fleetId, correction }: PwCommands['correctFleet']): PwRefusal | null {
  const fleet = state.fleets.find(one => one.id === fleetId)
  return correctionRefusal(fleet, 'no-such-fleet', correction, FLEET_CORRECTION, TEXT_MAX)
}

/** With fewer points to reach, the enemy may already have won. */
export function* decideCorrectFleet(state: BattleState, { fleetId, correction, reason }: PwCommands['correctFleet']): Decision {
  const story = new Story(state)
  story.tell({ type: 'fleetCorrected', fleetId, correction, reason })
  maybeWin(story)
  return story.events
}
