import type { BattleState, SquadronState } from '../model/battle'
import { fleetOf, otherSide, shipsOf } from '../state'

/** The squadrons of a side that are not on the map yet (PW-026). */
export function unplacedSquadrons(state: BattleState, sideId: string): readonly SquadronState[] {
  return state.squadrons.filter(
    one => fleetOf(state, one.id).sideId === sideId && shipsOf(state, one.id).some(ship => ship.position === null)
  )
}

/** The side to place next: the other one, or this one if the other has placed all; null if nobody has any left. */
export function sideToPlace(state: BattleState, lastSideId: string): string | null {
  const order = [otherSide(state, lastSideId), lastSideId]
  return order.find(sideId => unplacedSquadrons(state, sideId).length > 0) ?? null
}
