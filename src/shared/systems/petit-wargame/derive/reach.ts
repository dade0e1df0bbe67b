import type { ChosenRulings } from '../../../core/rulings/ruling'
import { clamp } from '../../../kernel/collections'
import type { Position } from '../model/board'
import { GRID_SIZE } from '../tables/grid'
import { distance } from './distance'
import { routeTo, type Route } from './route'

/** Squares of one row of the map, from one x to another. */
export interface RowSpan {
  readonly y: number
  readonly from: number
  readonly to: number
}

/** The squares a detector of this range reaches at an altitude, row by row, without rows beyond its reach (PW-030, PW-Q01). */
export function reachAt(rulings: ChosenRulings, from: Position, detectorRange: number, z: number): readonly RowSpan[] {
  return squaresAround(from.y, detectorRange).flatMap(y => {
    const row = squaresAround(from.x, detectorRange).filter(x => distance(rulings, from, { x, y, z }).total <= detectorRange)
    const [first, last] = [row[0], row[row.length - 1]]
    return first === undefined || last === undefined ? [] : [{ y, from: first, to: last }]
  })
}

/** A square the ship can reach, and the route. */
export interface ReachedPlace extends Route {
  readonly to: Position
}

/** Every square at an altitude within reach of these points, except the ship's own (PW-041, PW-042, PW-Q30). */
export function placesInReach(from: Position, z: number, points: { readonly pd: number; readonly pm: number }): readonly ReachedPlace[] {
  return squaresAround(from.y, points.pd).flatMap(y =>
    squaresAround(from.x, points.pd).flatMap(x => {
      const to = { x, y, z }
      const route = routeTo(from, to, points)
      return route === null || route.path.length === 0 ? [] : [{ ...route, to }]
    })
  )
}

/** Coordinates along one axis up to a distance, on the map. */
function squaresAround(middle: number, away: number): readonly number[] {
  const first = clamp(middle - away, 0, GRID_SIZE - 1)
  const last = clamp(middle + away, 0, GRID_SIZE - 1)
  return Array.from({ length: last - first + 1 }, (_, i) => first + i)
}
