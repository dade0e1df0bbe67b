import type { BattleState, ShipState } from '@shared/systems/petit-wargame/model/battle'
import { sideOf } from '@shared/systems/petit-wargame/state'
import type { FleetMarkModel } from '../../../contract/fleet-mark'

/** The marker of a ship: its number within its side, from 1. */
export function markOf(state: BattleState, ship: ShipState): FleetMarkModel {
  const sideId = sideOf(state, ship.id)
  return { sideId, number: shipsOfSide(state, sideId).findIndex(one => one.id === ship.id) + 1, name: ship.name }
}

function shipsOfSide(state: BattleState, sideId: string): readonly ShipState[] {
  return state.ships.filter(ship => sideOf(state, ship.id) === sideId)
}
