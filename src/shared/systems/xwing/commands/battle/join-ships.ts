import { areKnown } from '../../../../core/housekeeping/beginning'
import type { BattleState } from '../../model/battle'
import { lateShips } from '../../rules/arrive'
import { conductEngagement } from '../../rules/conduct'
import { Story } from '../../rules/story'
import { findSquad } from '../../state'
import { validateSquad } from '../../validate/validate-squad'
import type { XwRefusal } from '../refusal'
import type { Decision, XwCommands } from '../command'

/**
 * Ships join a squad during the battle. Refused: 'duplicate-id' for a ship that is already there, or listed twice; 'not-fit' for cards
 * nothing can fight with, and for an empty list.
 */
export function checkJoinShips(state: BattleState, { squadId, ships }: XwCommands['joinShips']): XwRefusal | null {
  const squad = findSquad(state, squadId)
  if (squad === undefined) return 'no-such-squad'
  if (areKnown([...state.squads, ...state.ships, ...ships])) return 'duplicate-id'
  const { id, name } = squad
  const draft = { id, name, attackDiceOwned: null, defenseDiceOwned: null, ships, allowIllegal: true }
  return validateSquad(draft, state.rulings).fit === null ? 'not-fit' : null
}

/** They arrive at once, undamaged, and engage like any other ship; for those whose initiative step has passed see `lateShips`
 * (XW-040). */
export function* decideJoinShips(state: BattleState, { squadId, ships }: XwCommands['joinShips']): Decision {
  const story = new Story(state)
  story.tell({ type: 'shipsJoined', squadId, ships: lateShips(state, squadId, ships) })
  conductEngagement(story)
  return story.events
}
