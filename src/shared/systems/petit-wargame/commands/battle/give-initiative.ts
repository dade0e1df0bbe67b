import { readySquadrons } from '../../derive/initiative'
import type { BattleState } from '../../model/battle'
import type { Decision, PwCommands } from '../command'
import type { Refusals } from '../refusal'

/**
 * The GM gives the initiative without dice (PW-028). Refused: 'no-such-side', 'out-of-play' when it has no squadron left to act,
 * 'nothing-to-change'; 'wrong-phase'.
 */
export function* checkGiveInitiative(state: BattleState, { sideId }: PwCommands['giveInitiative']): Refusals {
  if (!state.fleets.some(fleet => fleet.sideId === sideId)) return 'no-such-side'
  if (readySquadrons(state, sideId).length === 0) return 'out-of-play'
  if (state.initiativeSideId === sideId) return 'nothing-to-change'
  if (state.phase !== 'initiative') yield 'wrong-phase'
  return null
}

export function* decideGiveInitiative(_state: BattleState, { sideId, reason }: PwCommands['giveInitiative']): Decision {
  return [{ type: 'initiativeGiven', sideId, because: 'gm', reason }]
}
