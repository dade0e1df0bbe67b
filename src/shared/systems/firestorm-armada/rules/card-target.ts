import type { FirmRefusal, ForceableRefusal } from '../commands/refusal'
import type { BattleState } from '../model/battle'
import type { ShipId, UnitId } from '../model/design'
import { readRuling } from '../rulings'
import { findShip, findUnit } from '../state'

interface CardTarget {
  readonly unitId: UnitId | null
  readonly shipId: ShipId | null
}

/** Whether the card names a unit or ship that does not exist. */
export function unknownTarget(state: BattleState, { unitId, shipId }: CardTarget): FirmRefusal | null {
  if (unitId !== null && findUnit(state, unitId) === undefined) return 'no-such-unit'
  return shipId !== null && findShip(state, shipId) === undefined ? 'no-such-ship' : null
}

/**
 * No card may be played on a ship beyond command distance, nor on a squadron whose ships all are, or some by `fa.cardsPartlyOut`. Flights
 * have no command distance (FA-007, FA-008).
 */
export function* doubtsAboutCardTarget(state: BattleState, { unitId, shipId }: CardTarget): Generator<ForceableRefusal, void, void> {
  const ships = state.ships.filter(ship => (shipId === null ? ship.unitId === unitId && ship.status === 'active' : ship.id === shipId))
  const isStrict = readRuling(state.rulings, 'fa.cardsPartlyOut') === 'allInCommand'
  const isOut = isStrict ? ships.some(ship => ship.isOutOfCommand) : ships.length > 0 && ships.every(ship => ship.isOutOfCommand)
  if (isOut) yield 'out-of-command'
}
