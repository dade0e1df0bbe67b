import type { BattleState } from '../../model/battle'
import { findShip } from '../../state'
import type { Decision, FaCommands } from '../command'
import type { FaRefusal } from '../refusal'

export function checkMarkShip(state: BattleState, command: FaCommands['markShip']): FaRefusal | null {
  const ship = findShip(state, command.shipId)
  if (ship === undefined) return 'no-such-ship'
  return ship[command.mark] === command.isSet ? 'nothing-to-change' : null
}

export function* decideMarkShip(_state: BattleState, command: FaCommands['markShip']): Decision {
  const { shipId, mark, isSet } = command
  return [{ type: 'shipMarked', shipId, mark, isSet }]
}
