import { clamp } from '@shared/kernel/collections'
import type { Position } from '@shared/systems/petit-wargame/model/board'
import { GRID_SIZE } from '@shared/systems/petit-wargame/tables/grid'

/** A point of the plan, in squares from its upper left corner. */
export interface PlanPoint {
  readonly x: number
  readonly y: number
}

/** The visible part of the plan: its upper left corner, and its width and height in squares. */
export interface MapView {
  readonly left: number
  readonly top: number
  readonly size: number
}

export const WHOLE: MapView = { left: 0, top: 0, size: GRID_SIZE }

/** Squares across at the highest zoom: one square then has room for a counter for each ship of both fleets of a large battle. */
export const CLOSEST = 2.5
/** Zoom factor of one key press or click. */
export const ZOOM_STEP = 1.5
/** Margin in squares around what is kept in sight. */
const MARGIN = 0.5
/** Squares around all ships together, so that they can move and be aimed at without leaving the view. */
const AROUND = 4

/** The least view with all these squares and some around them; the whole board for none. */
export function fitting(squares: readonly Pick<Position, 'x' | 'y'>[]): MapView {
  if (squares.length === 0) return WHOLE
  const corners = squares.map(cornerOf)
  const span = (of: (corner: PlanPoint) => number): { readonly middle: number; readonly size: number } => {
    const [least, most] = [Math.min(...corners.map(of)), Math.max(...corners.map(of)) + 1]
    return { middle: (least + most) / 2, size: most - least + 2 * AROUND }
  }
  const [across, down] = [span(({ x }) => x), span(({ y }) => y)]
  const size = Math.min(GRID_SIZE, Math.max(across.size, down.size))
  return onPlan({ left: across.middle - size / 2, top: down.middle - size / 2, size })
}

/** Zooms by this factor, within limits; the point stays where it is on the screen. */
export function zoomed(view: MapView, times: number, about: PlanPoint): MapView {
  const size = clamp(view.size / times, CLOSEST, GRID_SIZE)
  const kept = size / view.size
  return onPlan({ left: about.x - (about.x - view.left) * kept, top: about.y - (about.y - view.top) * kept, size })
}

export function panned(view: MapView, across: number, down: number): MapView {
  return onPlan({ ...view, left: view.left + across, top: view.top + down })
}

/** The same view, moved just far enough to show this whole square. */
export function showing(view: MapView, square: Pick<Position, 'x' | 'y'>): MapView {
  const { x, y } = cornerOf(square)
  const nearest = (from: number, corner: number): number => clamp(from, corner + 1 + MARGIN - view.size, corner - MARGIN)
  return onPlan({ ...view, left: nearest(view.left, x), top: nearest(view.top, y) })
}

/** Where to zoom with keys or buttons: the pointer's square, or the middle of the view if that square is out of sight. */
export function zoomPoint(view: MapView, square: Pick<Position, 'x' | 'y'>): PlanPoint {
  const { x, y } = cornerOf(square)
  const isSeen = (from: number, corner: number): boolean => corner + 1 > from && corner < from + view.size
  if (isSeen(view.left, x) && isSeen(view.top, y)) return { x: x + 0.5, y: y + 0.5 }
  return { x: view.left + view.size / 2, y: view.top + view.size / 2 }
}

/** A view between two others, from 0 to 1 of the way. */
export function between(from: MapView, to: MapView, part: number): MapView {
  const at = (a: number, b: number): number => a + (b - a) * part
  // Interpolates 1 / size, so that the fixed point stays in place throughout.
  const size = 1 / at(1 / from.size, 1 / to.size)
  const corner = (a: number, b: number): number => at(a / from.size, b / to.size) * size
  return { left: corner(from.left, to.left), top: corner(from.top, to.top), size }
}

/** The upper left corner of a square; the highest y is on top. */
export function cornerOf({ x, y }: Pick<Position, 'x' | 'y'>): PlanPoint {
  return { x, y: GRID_SIZE - 1 - y }
}

function onPlan({ left, top, size }: MapView): MapView {
  return { left: clamp(left, 0, GRID_SIZE - size), top: clamp(top, 0, GRID_SIZE - size), size }
}
