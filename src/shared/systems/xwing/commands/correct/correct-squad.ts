import type { Rule } from '../../../../core/dice/rule'
import type { XwEvent } from '../../events'
import type { BattleState } from '../../model/battle'
import { isName, isSound } from '../../rules/numbers'
import { findSquad } from '../../state'
import type { XwRefusal } from '../refusal'
import type { CorrectSquad } from '../table-command'

/** Refused: 'no-such-squad', 'nothing-to-change', 'bad-name', 'bad-number' unless the player owns 1 to 99 dice. */
export function checkCorrectSquad(state: BattleState, { squadId, correction }: CorrectSquad): XwRefusal | null {
  if (findSquad(state, squadId) === undefined) return 'no-such-squad'
  if (Object.keys(correction).length === 0) return 'nothing-to-change'
  const { name, attackDiceOwned = null, defenseDiceOwned = null } = correction
  if (name !== undefined && !isName(name)) return 'bad-name'
  return [attackDiceOwned, defenseDiceOwned].every(n => n === null || isSound(n, 1)) ? null : 'bad-number'
}

export function* decideCorrectSquad(_state: BattleState, { squadId, correction, reason }: CorrectSquad): Rule<readonly XwEvent[]> {
  return [{ type: 'squadCorrected', squadId, correction, reason }]
}
