import type { BattleState, ShipState } from '@shared/systems/xwing/model/battle'
import type { ShipId } from '@shared/systems/xwing/model/squad'
import { shipName } from '@shared/systems/xwing/events/words'
import { findShip, sideOf } from '@shared/systems/xwing/state'
import type { FleetMarkModel } from '../../../contract/fleet-mark'

/** The sides of the battle in the order of their letters. */
export function sidesOf(state: BattleState): readonly string[] {
  return [...new Set(state.squads.map(squad => squad.sideId))].sort()
}

/** Ships of a side in rack order, which is the order of arrival, so that each keeps its number. */
export function rackOf(state: BattleState, sideId: string): readonly ShipState[] {
  return state.ships.filter(ship => sideOf(state, ship.id) === sideId)
}

/** Its marker: the side, and its position in the rack. */
export function markOf(state: BattleState, id: ShipId): FleetMarkModel {
  if (findShip(state, id) === undefined) return { sideId: 'A', number: 0, name: id }
  const sideId = sideOf(state, id)
  const number = rackOf(state, sideId).findIndex(ship => ship.id === id) + 1
  return { sideId, number, name: shipName(state, id) }
}

/** The names of the squads of a side, for a heading. */
export { sideName as squadsOf } from '@shared/systems/xwing/events/words'
