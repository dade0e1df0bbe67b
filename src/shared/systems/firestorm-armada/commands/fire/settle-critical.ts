import type { FaEvent } from '../../events'
import type { BattleState } from '../../model/battle'
import { isWithin } from '../../../../kernel/collections'
import { present } from '../../../../kernel/present'
import { readRuling } from '../../rulings'
import { sufferCritical } from '../../rules/suffer-critical'
import { findObligation } from '../../state'
import type { Decision, FaCommands } from '../command'
import type { FaRefusal } from '../refusal'

/** Refused: 'bad-number' for a row outside 2 to 12. */
export function checkSettleCritical(state: BattleState, command: FaCommands['settleCritical']): FaRefusal | null {
  if (findObligation(state, 'critical', command.obligationId) === undefined) return 'no-such-obligation'
  return command.row === null || (Number.isInteger(command.row) && isWithin(command.row, 2, 12)) ? null : 'bad-number'
}

/** Uses the table if `fa.critTable` brings it in, else the GM's words (FA-Q02). */
export function* decideSettleCritical(state: BattleState, command: FaCommands['settleCritical']): Decision {
  const { shipId } = present(findObligation(state, 'critical', command.obligationId), command.obligationId)
  const { outcome, row } = command
  const hasTable = readRuling(state.rulings, 'fa.critTable') === 'optionalHardback'
  const suffered: readonly FaEvent[] = hasTable
    ? yield* sufferCritical(state, shipId, row, outcome)
    : [{ type: 'criticalSuffered', shipId, critical: null, row: null, outcome }]
  return [{ type: 'obligationSettled', obligationId: command.obligationId }, ...suffered]
}
