import type { Rule } from '../../../../core/dice/rule'
import type { FaEvent } from '../../events'
import type { BattleState } from '../../model/battle'
import { findShip } from '../../state'
import type { MarkShip } from '../command'
import type { FaRefusal } from '../refusal'

/** Refused: 'no-such-ship', 'nothing-to-change'. */
export function checkMarkShip(state: BattleState, command: MarkShip): FaRefusal | null {
  const ship = findShip(state, command.shipId)
  if (ship === undefined) return 'no-such-ship'
  return ship[command.mark] === command.isSet ? 'nothing-to-change' : null
}

export function* decideMarkShip(_state: BattleState, command: MarkShip): Rule<readonly FaEvent[]> {
  const { shipId, mark, isSet } = command
  return [{ type: 'shipMarked', shipId, mark, isSet }]
}
