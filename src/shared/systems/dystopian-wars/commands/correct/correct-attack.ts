import type { BattleState } from '../../model/battle'
import { isValid } from '../../rules/numbers'
import { findAttack } from '../../state'
import type { Decision, DwCommands } from '../command'
import type { DwRefusal } from '../refusal'

/** The GM sets the hits of the attack between its roll and its damage. */
export function checkCorrectAttack(state: BattleState, { attackId, correction }: DwCommands['correctAttack']): DwRefusal | null {
  const attack = findAttack(state, attackId)
  if (attack?.status !== 'rolled') return 'no-such-attack'
  if (!isValid(correction.hits)) return 'bad-number'
  return correction.hits === attack.hits ? 'nothing-to-change' : null
}

export function* decideCorrectAttack(_state: BattleState, { attackId, correction, reason }: DwCommands['correctAttack']): Decision {
  return [{ type: 'attackCorrected', attackId, correction, reason }]
}
