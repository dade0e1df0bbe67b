import { sum } from '../../../kernel/collections'
import type { BattleState } from '../model/battle'
import { sideOf } from '../state'

/** The points of the ships that each side has left, destroyed ones aside; a ship without points counts for none (XW-Q11). */
export function pointsLeft(state: BattleState): readonly { readonly sideId: string; readonly points: number }[] {
  const left = state.ships.filter(ship => ship.status === 'active')
  return [...new Set(state.squads.map(squad => squad.sideId))].map(sideId => ({
    sideId,
    points: sum(left.filter(({ id }) => sideOf(state, id) === sideId).map(({ points = 0 }) => points))
  }))
}
