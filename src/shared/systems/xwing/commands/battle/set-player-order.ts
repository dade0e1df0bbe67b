import type { BattleState } from '../../model/battle'
import type { Decision, XwCommands } from '../command'
import type { XwRefusal } from '../refusal'

/** Who engages first among ships of one initiative (XW-040). Refused: 'bad-order' unless every squad is named once. */
export function checkSetPlayerOrder(state: BattleState, { squadIds }: XwCommands['setPlayerOrder']): XwRefusal | null {
  const now = state.squads.map(squad => squad.id)
  if (squadIds.length !== now.length || !now.every(id => squadIds.includes(id))) return 'bad-order'
  return now.every((id, i) => id === squadIds[i]) ? 'nothing-to-change' : null
}

export function* decideSetPlayerOrder(_state: BattleState, { squadIds }: XwCommands['setPlayerOrder']): Decision {
  return [{ type: 'playerOrderSet', squadIds }]
}
