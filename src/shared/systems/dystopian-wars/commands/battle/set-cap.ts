import type { BattleState } from '../../model/battle'
import { findWing } from '../../state'
import type { Decision, DwCommands } from '../command'
import type { Refusals } from '../refusal'

/** A wing takes up Combat Air Patrol or leaves it (DW-011). */
export function* checkSetCap(state: BattleState, { wingId, isOnCap }: DwCommands['setCap']): Refusals {
  const wing = findWing(state, wingId)
  if (wing === undefined) return 'no-such-wing'
  if (wing.isOnCap === isOnCap) return 'nothing-to-change'
  if (isOnCap && wing.type !== 'fighter') yield 'not-a-fighter'
  return null
}

export function* decideSetCap(_state: BattleState, { wingId, isOnCap }: DwCommands['setCap']): Decision {
  return [{ type: 'capSet', wingId, isOnCap }]
}
