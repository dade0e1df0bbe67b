import type { BattleState } from '../../model/battle'
import { readRuling } from '../../rulings'
import type { Decision, SaCommands } from '../command'
import type { SaRefusal } from '../refusal'

/** Refused: 'order-is-declared' unless `sa.batchOrder` lets the GM choose (SA-Q12). */
export function checkReorderVolley(state: BattleState, command: SaCommands['reorderVolley']): SaRefusal | null {
  const known = state.volley.map(attack => attack.id)
  if (!command.attackIds.every(id => known.includes(id))) return 'no-such-attack'
  return readRuling(state.rulings, 'sa.batchOrder') === 'gmChooses' ? null : 'order-is-declared'
}

export function* decideReorderVolley(_state: BattleState, command: SaCommands['reorderVolley']): Decision {
  return [{ type: 'volleyReordered', attackIds: command.attackIds }]
}
