import { isWithin } from '../../../kernel/collections'
import type { Rule } from '../../../core/dice/rule'
import type { SaEvent } from '../events'
import type { BattleState } from '../model/battle'
import type { CorrectAttack } from './command'
import type { SaRefusal } from './refusal'

/** The GM changes a staged attack or takes it out. Refused: 'no-such-attack', 'nothing-to-change', 'bad-number' outside 0 to 999. */
export function checkCorrectAttack(state: BattleState, command: CorrectAttack): SaRefusal | null {
  const attack = state.volley.find(one => one.id === command.attackId)
  if (attack === undefined) return 'no-such-attack'
  if (command.correction === null) return null
  if (Object.keys(command.correction).length === 0) return 'nothing-to-change'
  const { damage, isHit } = command.correction
  // A miss made a hit has no dice of its own: the GM says what it does.
  if (isHit === true && !attack.isHit && damage === undefined) return 'bad-number'
  return damage !== undefined && !(Number.isInteger(damage) && isWithin(damage, 0, 999)) ? 'bad-number' : null
}

export function* decideCorrectAttack(_state: BattleState, command: CorrectAttack): Rule<readonly SaEvent[]> {
  return [{ type: 'attackCorrected', attackId: command.attackId, correction: command.correction, reason: command.reason }]
}
