import type { BattleState } from '../../model/battle'
import { isName, isValid } from '../../rules/numbers'
import { findSquad } from '../../state'
import type { XwRefusal } from '../refusal'
import type { Decision, XwCommands } from '../command'

/** Refused: 'bad-number' unless the player owns 1 to 99 dice. */
export function checkCorrectSquad(state: BattleState, { squadId, correction }: XwCommands['correctSquad']): XwRefusal | null {
  if (findSquad(state, squadId) === undefined) return 'no-such-squad'
  if (Object.keys(correction).length === 0) return 'nothing-to-change'
  const { name, attackDiceOwned = null, defenseDiceOwned = null } = correction
  if (name !== undefined && !isName(name)) return 'bad-name'
  return [attackDiceOwned, defenseDiceOwned].every(n => n === null || isValid(n, 1)) ? null : 'bad-number'
}

export function* decideCorrectSquad(_state: BattleState, { squadId, correction, reason }: XwCommands['correctSquad']): Decision {
  return [{ type: 'squadCorrected', squadId, correction, reason }]
}
