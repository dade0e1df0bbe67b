import { present } from '../../../../kernel/present'
import type { BattleState } from '../../model/battle'
import type { Decision, PwCommands } from '../command'
import type { PwRefusal } from '../refusal'

/** The detector waiting for an answer counts as not tried (PW-039). */
export function checkWithdrawDetection(state: BattleState): PwRefusal | null {
  return (state.activation?.detection ?? null) === null ? 'nothing-to-answer' : null
}

export function* decideWithdrawDetection(state: BattleState, { reason }: PwCommands['withdrawDetection']): Decision {
  return [{ type: 'detectionWithdrawn', ...present(state.activation?.detection, 'detection'), reason }]
}
