import type { FirmRefusal, ForceableRefusal } from '../commands/refusal'
import type { BattleState } from '../model/battle'
import type { ShipId, UnitId } from '../model/design'
import { findShip, findUnit } from '../state'

interface CardTarget {
  readonly unitId: UnitId | null
  readonly shipId: ShipId | null
}

/** Whether the card names somebody who is not there. */
export function unknownTarget(state: BattleState, { unitId, shipId }: CardTarget): FirmRefusal | null {
  if (unitId !== null && findUnit(state, unitId) === undefined) return 'no-such-unit'
  return shipId !== null && findShip(state, shipId) === undefined ? 'no-such-ship' : null
}

/**
 * A ship beyond command distance takes no card, nor does a squadron all of whose ships are; flights have no command distance
 * (FA-007, FA-008).
 */
export function* doubtsAboutCardTarget(state: BattleState, { unitId, shipId }: CardTarget): Generator<ForceableRefusal, void, void> {
  const ships = state.ships.filter(ship => (shipId === null ? ship.unitId === unitId && ship.status === 'active' : ship.id === shipId))
  if (ships.length > 0 && ships.every(ship => ship.isOutOfCommand)) yield 'out-of-command'
}
