import type { BattleState } from '../../model/battle'
import { findShip } from '../../state'
import type { Decision, XwCommands } from '../command'
import type { Refusals } from '../refusal'

/** A ship acquires or drops a lock (XW-037). */
export function* checkSetLock(state: BattleState, { shipId, targetId, isHeld }: XwCommands['setLock']): Refusals {
  const ships = [findShip(state, shipId), findShip(state, targetId)]
  const [ship] = ships
  if (ship === undefined || ships.includes(undefined)) return 'no-such-ship'
  if (shipId === targetId) return 'same-ship'
  if (ship.locks.includes(targetId) === isHeld) return 'nothing-to-change'
  if (ships.some(one => one?.status === 'removed')) yield 'out-of-play'
  return null
}

export function* decideSetLock(_state: BattleState, { shipId, targetId, isHeld }: XwCommands['setLock']): Decision {
  return [{ type: 'lockSet', shipId, targetId, isHeld }]
}
