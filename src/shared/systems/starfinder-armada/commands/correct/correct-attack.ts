import { isWithin, theOne } from '../../../../kernel/collections'
import type { BattleState } from '../../model/battle'
import { partyCorrected } from '../../rules/board'
import type { Decision, SaCommands } from '../command'
import type { SaRefusal } from '../refusal'

/** The GM changes a staged attack or removes it. Refused: 'bad-number' outside 0 to 999. */
export function checkCorrectAttack(state: BattleState, command: SaCommands['correctAttack']): SaRefusal | null {
  const attack = state.volley.find(one => one.id === command.attackId)
  if (attack === undefined) return 'no-such-attack'
  if (command.correction === null) return null
  if (Object.keys(command.correction).length === 0) return 'nothing-to-change'
  const { damage, isHit } = command.correction
  // A miss turned into a hit has no dice, so the GM has to give its damage.
  if (isHit === true && !attack.isHit && damage === undefined) return 'bad-number'
  return damage !== undefined && !(Number.isInteger(damage) && isWithin(damage, 0, 999)) ? 'bad-number' : null
}

/** The boarding party is captured or stays aboard, by the corrected check (SA-030). */
export function* decideCorrectAttack(state: BattleState, command: SaCommands['correctAttack']): Decision {
  const { attackId, correction, reason } = command
  const attack = theOne(state.volley, attackId)
  const isHit = correction === null || (correction.isHit ?? attack.isHit)
  return [{ type: 'attackCorrected', attackId, correction, reason }, ...partyCorrected(state, attack, isHit, reason)]
}
