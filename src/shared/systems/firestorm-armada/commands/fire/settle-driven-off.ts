import type { BattleState } from '../../model/battle'
import { present } from '../../../../kernel/present'
import { findObligation } from '../../state'
import { DRIVEN_OFF_MOVE } from '../../tables/shooting'
import type { Decision, FaCommands } from '../command'
import type { FaRefusal } from '../refusal'

export function checkSettleDrivenOff(state: BattleState, command: FaCommands['settleDrivenOff']): FaRefusal | null {
  return findObligation(state, 'drivenOff', command.obligationId) === undefined ? 'no-such-obligation' : null
}

/** The wing has moved its 5 inches, out of reach of the ship that fired (FA-057). */
export function* decideSettleDrivenOff(state: BattleState, command: FaCommands['settleDrivenOff']): Decision {
  const due = present(findObligation(state, 'drivenOff', command.obligationId), command.obligationId)
  return [
    { type: 'obligationSettled', obligationId: due.id },
    { type: 'wingWithdrew', wingId: due.wingId, inches: DRIVEN_OFF_MOVE, note: command.note }
  ]
}
