import type { BattleState } from '../../model/battle'
import type { Decision, PwCommands } from '../command'
import type { PwRefusal } from '../refusal'

/** The GM ends the battle before either side has beaten the other. Refused: 'no-such-side'. */
export function checkEndBattle(state: BattleState, { winnerId }: PwCommands['endBattle']): PwRefusal | null {
  return winnerId === null || state.fleets.some(fleet => fleet.sideId === winnerId) ? null : 'no-such-side'
}

export function* decideEndBattle(_state: BattleState, { winnerId }: PwCommands['endBattle']): Decision {
  return [{ type: 'battleEnded', winnerId }]
}
