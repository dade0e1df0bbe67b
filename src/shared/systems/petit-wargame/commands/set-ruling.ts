import type { Rule } from '../../../core/dice/rule'
import type { PwEvent } from '../events'
import type { BattleState } from '../model/battle'
import { isRulingValue } from '../ruling-values'
import { RULINGS } from '../rulings'
import type { SetRuling } from './table-command'
import type { PwRefusal } from './refusal'

/** Another reading of a rule from now on; what has been decided stays. Refused: 'no-such-ruling', 'nothing-to-change'. */
export function checkSetRuling(state: BattleState, { key, value }: SetRuling): PwRefusal | null {
  if (!isRulingValue(key, value)) return 'no-such-ruling'
  const now = state.rulings[key] ?? RULINGS.find(ruling => ruling.key === key)?.values[0]
  return now === value ? 'nothing-to-change' : null
}

export function* decideSetRuling(_state: BattleState, { key, value }: SetRuling): Rule<readonly PwEvent[]> {
  return [{ type: 'rulingSet', key, value }]
}
