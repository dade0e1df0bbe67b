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
/** Wider than high, like the view of the board. */
const FLATNESS = 1.6

/** Above the square, or below it where the view ends; null for a square without a crowd, or with room for all of it. */
export function fanOut(state: BattleState, square: Pick<Position, 'x' | 'y'>, view: MapView): Fan | null {
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
  const above = corner.y - GAP * scale - height
  const isAbove = above >= view.top
  const x = clamp(middle.x - width / 2, view.left, Math.max(view.left, view.left + view.size - width))
  const y = isAbove ? above : corner.y + 1 + GAP * scale

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
  return { marks, plate: { x, y, width, height }, stem: { from: middle, to: { x: middle.x, y: isAbove ? y + height : y } } }
}
