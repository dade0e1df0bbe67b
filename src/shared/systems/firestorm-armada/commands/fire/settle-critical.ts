import { fits } from '../../../../core/acts/answers'
import { criticalForm } from '../../acts/dues'
import type { FaEvent } from '../../events'
import type { BattleState } from '../../model/battle'
import { present } from '../../../../kernel/present'
import { readRuling } from '../../rulings'
import { sufferCritical } from '../../rules/suffer-critical'
import { findObligation } from '../../state'
import type { Decision, FaCommands } from '../command'
import type { FaRefusal } from '../refusal'

/** Refused: 'bad-number' for a row that is not in the table. */
export function checkSettleCritical(state: BattleState, command: FaCommands['settleCritical']): FaRefusal | null {
  const due = findObligation(state, 'critical', command.obligationId)
  if (due === undefined) return 'no-such-obligation'
  return fits(criticalForm(state, due), command) ? null : 'bad-number'
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
