import { clamp } from '@shared/kernel/collections'
import { positionLabel } from '@shared/systems/petit-wargame/events/grid-labels'
import type { BattleState } from '@shared/systems/petit-wargame/model/battle'
import type { Position } from '@shared/systems/petit-wargame/model/board'
import { GRID_SIZE } from '@shared/systems/petit-wargame/tables/grid'
import { isDestroyed, sideOf } from '@shared/systems/petit-wargame/state'
import type { BoardMark } from './board-marks'
import { COUNTER_SIZE, standApart } from './mark-places'
import { cornerOf, type MapView, type PlanPoint } from './map-view'
import { markOf } from '../rack/ship-mark'

/** The ships of a crowded square, each with a counter of its own, on a plate beside the square. */
export interface Fan {
  readonly marks: readonly BoardMark[]
  readonly plate: PlanPoint & { readonly width: number; readonly height: number }
  /** From the square to the plate. */
  readonly stem: { readonly from: PlanPoint; readonly to: PlanPoint }
}

/** Room of a counter with its altitude below it, and the gap between square and plate: squares of the whole board. */
const CELL = { width: 1.75, height: 2.75, middle: 0.95 } as const
const GAP = 0.6
/** Half the width of a counter by its size: a diamond is wider than a circle. Below it stands its altitude. */
const HALF = 0.625
const LABEL = 0.95
/** Wider than high, like the view of the board. */
const FLATNESS = 1.6

/**
 * Above the square, below it or beside it: within the view, and where it hides the fewest of the counters. Null for a square without a
 * crowd, or with room for all of it.
 */
export function fanOut(state: BattleState, square: Pick<Position, 'x' | 'y'>, view: MapView, counters: readonly BoardMark[]): Fan | null {
  const ships = state.ships.flatMap(ship => {
    const at = ship.position
    const isThere = at !== null && at.x === square.x && at.y === square.y && !isDestroyed(ship)
    return isThere ? [{ ship, at, sideId: sideOf(state, ship.id), number: markOf(state, ship).number }] : []
  })
  if (ships.length < 2 || standApart(ships.length, view.size)) return null
  ships.sort((a, b) => a.sideId.localeCompare(b.sideId) || a.number - b.number)

  const scale = view.size / GRID_SIZE
  const columns = Math.ceil(Math.sqrt(ships.length * FLATNESS))
  const [width, height] = [columns * CELL.width * scale, Math.ceil(ships.length / columns) * CELL.height * scale]
  const corner = cornerOf(square)
  const middle = { x: corner.x + 0.5, y: corner.y + 0.5 }
  const gap = GAP * scale
  const inX = clamp(middle.x - width / 2, view.left, Math.max(view.left, view.left + view.size - width))
  const inY = clamp(middle.y - height / 2, view.top, Math.max(view.top, view.top + view.size - height))
  const boxes = counters.map(one => boxOf(one, scale))
  const own = counters.filter(({ at }) => at.x === square.x && at.y === square.y).map(one => boxOf(one, scale))
  const [left, right] = [Math.min(corner.x, ...own.map(one => one.left)), Math.max(corner.x + 1, ...own.map(one => one.right))]
  const [top, bottom] = [Math.min(corner.y, ...own.map(one => one.top)), Math.max(corner.y + 1, ...own.map(one => one.bottom))]
  const places = [
    { x: inX, y: top - gap - height },
    { x: inX, y: bottom + gap },
    { x: right + gap, y: inY },
    { x: left - gap - width, y: inY }
  ].map(({ x, y }) => {
    const box = { left: x, right: x + width, top: y, bottom: y + height }
    const isSeen = x >= view.left && box.right <= view.left + view.size && y >= view.top && box.bottom <= view.top + view.size
    return { x, y, hidden: boxes.filter(one => isOver(one, box)).length + (isSeen ? 0 : counters.length + 1) }
  })
  const { x, y } = places.reduce((best, one) => (one.hidden < best.hidden ? one : best))

  const marks = ships.map(({ ship, at, sideId, number }, index) => ({
    id: `fan-${ship.id}`,
    at,
    sideId,
    ships: [ship],
    text: String(number),
    label: positionLabel(state.rulings, at),
    isLabelled: true,
    middle: {
      x: x + ((index % columns) + 0.5) * CELL.width * scale,
      y: y + (Math.floor(index / columns) * CELL.height + CELL.middle) * scale
    },
    size: COUNTER_SIZE * scale,
    mast: 0
  }))
  const nearest = { x: clamp(middle.x, x, x + width), y: clamp(middle.y, y, y + height) }
  return { marks, plate: { x, y, width, height }, stem: { from: middle, to: nearest } }
}

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** What a counter covers with its mast and its altitude. */
function boxOf({ middle, size, mast, isLabelled }: BoardMark, scale: number): Box {
  const half = size * HALF
  return {
    left: middle.x - half,
    right: middle.x + half,
    top: middle.y - half - mast,
    bottom: middle.y + half + (isLabelled ? LABEL * scale : 0)
  }
}

function isOver(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
