import type { Position } from '../model/board'

/** A route to a position: its movement and manoeuvre points, and the position after each step. */
export interface Route {
  readonly pd: number
  readonly pm: number
  readonly path: readonly Position[]
}

/**
 * The route with the fewest manoeuvre points that these movement points allow; null if the points do not reach. Each step costs a movement
 * point and a manoeuvre point for each axis beyond its first, so n steps over m squares and levels cost n and m − n (PW-041, PW-042).
 */
export function routeTo(from: Position, to: Position, points: { readonly pd: number; readonly pm: number }): Route | null {
  const ahead = [to.x - from.x, to.y - from.y, to.z - from.z].map(Math.abs)
  const total = ahead.reduce((sum, n) => sum + n, 0)
  const steps = Math.min(total, points.pd)
  if (steps < Math.max(...ahead) || total - steps > points.pm) return null
  return { pd: steps, pm: total - steps, path: pathOf(from, to, steps) }
}

/**
 * The route with the fewest movement points that these manoeuvre points allow, moving along as many axes at once as they pay for; or null.
 */
export function shortestRoute(from: Position, to: Position, points: { readonly pd: number; readonly pm: number }): Route | null {
  const ahead = [to.x - from.x, to.y - from.y, to.z - from.z].map(Math.abs)
  const total = ahead.reduce((sum, n) => sum + n, 0)
  const fewest = Math.max(...ahead, total - points.pm)
  return routeTo(from, to, { pd: Math.min(points.pd, fewest), pm: points.pm })
}

/** The steps of a route. Each moves along as few axes as still let the rest fit, the longest first. */
function pathOf(from: Position, to: Position, steps: number): readonly Position[] {
  const path: Position[] = []
  let at = from
  for (let left = steps; left > 0; left -= 1) {
    const ahead = [
      { axis: 'x', way: to.x - at.x },
      { axis: 'y', way: to.y - at.y },
      { axis: 'z', way: to.z - at.z }
    ] as const
    const total = ahead.reduce((sum, one) => sum + Math.abs(one.way), 0)
    // Every later step moves along at least one axis; this one takes what they cannot.
    const axes = Math.min(ahead.length, total - (left - 1))
    const along = [...ahead].sort((a, b) => Math.abs(b.way) - Math.abs(a.way)).slice(0, axes)
    at = along.reduce((place, { axis, way }) => ({ ...place, [axis]: place[axis] + Math.sign(way) }), at)
    path.push(at)
  }
  return path
}
