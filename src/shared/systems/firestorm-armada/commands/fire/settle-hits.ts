import { fits } from '../../../../core/acts/answers'
import { hitsForm } from '../../acts/dues'
import { evolve, type FaEvent } from '../../events'
import type { BattleState } from '../../model/battle'
import { present } from '../../../../kernel/present'
import { crewLoss, wound } from '../../rules/strike'
import { findObligation, theShip } from '../../state'
import type { Decision, FaCommands } from '../command'
import type { FaRefusal } from '../refusal'

/** Refused: 'bad-number' for anything but whole numbers within the limits of the form. */
export function checkSettleHits(state: BattleState, command: FaCommands['settleHits']): FaRefusal | null {
  const due = findObligation(state, 'hits', command.obligationId)
  if (due === undefined) return 'no-such-obligation'
  return fits(hitsForm(state, due), command) ? null : 'bad-number'
}

/** Applies the hits as the GM decides (FA-Q01). */
export function* decideSettleHits(state: BattleState, command: FaCommands['settleHits']): Decision {
  const { shipId } = present(findObligation(state, 'hits', command.obligationId), command.obligationId)
  const settled: FaEvent = { type: 'obligationSettled', obligationId: command.obligationId }
  const first = [settled, ...crewLoss(theShip(state, shipId), command.crew, 0)]
  return [...first, ...wound(first.reduce(evolve, state), shipId, command.hull, command.criticals)]
}
