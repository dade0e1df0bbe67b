import type { Rule } from '../../../core/dice/rule'
import type { XwEvent } from '../events'
import type { BattleState } from '../model/battle'
import { arrivingShips, arrivingSquad } from '../rules/arrive'
import { conductEngagement } from '../rules/conduct'
import { Story } from '../rules/story'
import { validateSquad } from '../validate/validate-squad'
import type { XwRefusal } from './refusal'
import type { JoinSquad } from './table-command'

/**
 * A squad comes late, on a side of its own or of others. Refused: 'duplicate-id' for somebody who is there already, or comes twice; 'not-fit'
 * for cards nothing can fight with, where nobody comes, and for an illegal squad the GM did not allow.
 */
export function checkJoinSquad(state: BattleState, { squad }: JoinSquad): XwRefusal | null {
  const ids = [...state.squads, ...state.ships, squad, ...squad.ships].map(one => one.id)
  if (new Set<string>(ids).size < ids.length) return 'duplicate-id'
  return validateSquad(squad, state.rulings).fit === null ? 'not-fit' : null
}

/** Its ships stand on the table at once, whole, last in player order; those whose initiative step has passed engage next (XW-040). */
export function* decideJoinSquad(state: BattleState, { sideId, squad }: JoinSquad): Rule<readonly XwEvent[]> {
  const story = new Story(state)
  const isIllegal = validateSquad(squad, state.rulings).verdict === 'illegal'
  story.tell({ type: 'squadJoined', squad: arrivingSquad(sideId, squad, isIllegal), ships: arrivingShips(squad.id, squad.ships) })
  conductEngagement(story)
  return story.events
}
