import { evolve, type FaEvent } from '../../events'
import type { BattleState } from '../../model/battle'
import { isWithin } from '../../../../kernel/collections'
import { present } from '../../../../kernel/present'
import { crewLoss, wound } from '../../rules/strike'
import { findObligation, theShip } from '../../state'
import { LIMITS } from '../../tables/limits'
import type { Decision, FaCommands } from '../command'
import type { FaRefusal } from '../refusal'

/** Refused: 'bad-number' for anything but whole numbers from 0 to 99. */
export function checkSettleHits(state: BattleState, command: FaCommands['settleHits']): FaRefusal | null {
  if (findObligation(state, 'hits', command.obligationId) === undefined) return 'no-such-obligation'
  const isValid = [command.hull, command.crew, command.criticals].every(n => Number.isInteger(n) && isWithin(n, 0, LIMITS.hull))
  return isValid ? null : 'bad-number'
}

/** Applies the hits as the GM decides (FA-Q01). */
export function* decideSettleHits(state: BattleState, command: FaCommands['settleHits']): Decision {
  const { shipId } = present(findObligation(state, 'hits', command.obligationId), command.obligationId)
  const settled: FaEvent = { type: 'obligationSettled', obligationId: command.obligationId }
  const first = [settled, ...crewLoss(theShip(state, shipId), command.crew, 0)]
  return [...first, ...wound(first.reduce(evolve, state), shipId, command.hull, command.criticals)]
}
