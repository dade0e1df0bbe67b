import type { Rule } from '../../../../core/dice/rule'
import type { PwEvent } from '../../events'
import type { BattleState } from '../../model/battle'
import type { EndBattle } from '../table-command'
import type { PwRefusal } from '../refusal'

/** The GM ends the battle before either side has beaten the other. Refused: 'no-such-side'. */
export function checkEndBattle(state: BattleState, { winnerId }: EndBattle): PwRefusal | null {
  return winnerId === null || state.fleets.some(fleet => fleet.sideId === winnerId) ? null : 'no-such-side'
}

export function* decideEndBattle(_state: BattleState, { winnerId }: EndBattle): Rule<readonly PwEvent[]> {
  return [{ type: 'battleEnded', winnerId }]
}
