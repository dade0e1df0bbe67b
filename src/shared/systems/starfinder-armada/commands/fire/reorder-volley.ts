import type { Rule } from '../../../../core/dice/rule'
import type { SaEvent } from '../../events'
import type { BattleState } from '../../model/battle'
import { readRuling } from '../../rulings'
import type { ReorderVolley } from '../command'
import type { SaRefusal } from '../refusal'

/** Refused: 'no-such-attack'; 'order-is-declared' unless `sa.batchOrder` lets the GM choose (SA-Q12). */
export function checkReorderVolley(state: BattleState, command: ReorderVolley): SaRefusal | null {
  const known = state.volley.map(attack => attack.id)
  if (!command.attackIds.every(id => known.includes(id))) return 'no-such-attack'
  return readRuling(state.rulings, 'sa.batchOrder') === 'gmChooses' ? null : 'order-is-declared'
}

export function* decideReorderVolley(_state: BattleState, command: ReorderVolley): Rule<readonly SaEvent[]> {
  return [{ type: 'volleyReordered', attackIds: command.attackIds }]
}
