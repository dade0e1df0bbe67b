import { areKnown } from '../../../../core/housekeeping/beginning'
import type { BattleState } from '../../model/battle'
import { arrivingSquad, lateShips } from '../../rules/arrive'
import { conductEngagement } from '../../rules/conduct'
import { Story } from '../../rules/story'
import { validateSquad } from '../../validate/validate-squad'
import type { XwRefusal } from '../refusal'
import type { Decision, XwCommands } from '../command'

/**
 * A squad joins during the battle, on a new side or an existing one. Refused: 'duplicate-id' for anything that is already there, or listed
 * twice; 'not-fit' for cards nothing can fight with, for a squad without ships, and for an illegal squad the GM did not allow.
 */
export function checkJoinSquad(state: BattleState, { squad }: XwCommands['joinSquad']): XwRefusal | null {
  if (areKnown([...state.squads, ...state.ships, squad, ...squad.ships])) return 'duplicate-id'
  return validateSquad(squad, state.rulings).fit === null ? 'not-fit' : null
}

/** Its ships arrive at once, undamaged, and last in player order; for those whose initiative step has passed see
 * `lateShips` (XW-040). */
export function* decideJoinSquad(state: BattleState, { sideId, squad }: XwCommands['joinSquad']): Decision {
  const story = new Story(state)
  const isIllegal = validateSquad(squad, state.rulings).verdict === 'illegal'
  story.tell({ type: 'squadJoined', squad: arrivingSquad(sideId, squad, isIllegal), ships: lateShips(state, squad.id, squad.ships) })
  conductEngagement(story)
  return story.events
}
