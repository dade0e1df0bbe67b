import type { Position } from '@shared/systems/petit-wargame/model/board'
import { GRID_SIZE } from '@shared/systems/petit-wargame/tables/grid'
import { cornerOf, type PlanPoint } from './map-view'

/** Where a counter is drawn, all in squares. */
export interface MarkPlace {
  readonly middle: PlanPoint
  /** How wide it is. */
  readonly size: number
  /** Height of its mast, which shows the altitude. */
  readonly mast: number
}

/** Width of a counter at full view, in squares: alone, with neighbours, and with others in the same square. */
export const COUNTER_SIZE = 1.35
const CROWDED_SIZE = 1
const SHARED_SIZE = 0.7
/** The mast of the highest altitude there. */
const MAST = 2.2
/** The least part of a square that its counters fill. */
const FILLED = 0.62
const FILLED_SHARED = 0.75
/** How much they fill with the gaps between them; a diamond is wider than its counter. */
const SPREAD = 0.94
/** Room a ship needs for a counter of its own, with its altitude below: in squares at full view. */
const ROOM = 2
/** Height of the altitude below a counter, in squares at full view. */
const LABEL = 1.05

/** With neighbours. */
export function sharedSize(slots: number): number {
  return slots === 1 ? CROWDED_SIZE : SHARED_SIZE
}

/** Whether each of this many ships in one square has room for a counter of its own. A lone ship always has. */
export function standApart(count: number, across: number): boolean {
  return count > 1 && GRID_SIZE / across / columnsFor(count) >= ROOM
}

/** Counters of one square side by side, lowest first. They keep their size on the screen until the square has room for more. */
export function besideEachOther(
  at: Position,
  slot: number,
  slots: number,
  { size, across }: { readonly size: number; readonly across: number }
): MarkPlace {
  const scale = across / GRID_SIZE
  const width = Math.max(size * scale, slots === 1 ? FILLED : FILLED_SHARED / slots)
  const apart = Math.max(width, SPREAD / slots)
  const { x, y } = cornerOf(at)
  return {
    middle: { x: x + 0.5 + (slot - (slots - 1) / 2) * apart, y: y + 0.5 },
    size: width,
    mast: (MAST * scale * at.z) / (GRID_SIZE - 1)
  }
}

/** Counters of one square in rows, lowest at the bottom, each with its altitude below. */
export function inRows(at: Position, slot: number, slots: number, across: number): MarkPlace {
  const columns = columnsFor(slots)
  const rows = Math.ceil(slots / columns)
  const row = Math.floor(slot / columns)
  const inRow = row === rows - 1 ? slots - row * columns : columns
  const label = (LABEL * across) / GRID_SIZE
  const { x, y } = cornerOf(at)
  return {
    middle: {
      x: x + 0.5 + ((slot % columns) - (inRow - 1) / 2) / columns,
      y: y + 1 - (row + 0.5) / rows - label / 2
    },
    size: Math.min(FILLED / columns, 1 / rows - label),
    mast: 0
  }
}

/** As many columns as rows, or one more. */
function columnsFor(count: number): number {
  return Math.ceil(Math.sqrt(count))
}
