import type { Position } from '@shared/systems/petit-wargame/model/board'
import { GRID_SIZE } from '@shared/systems/petit-wargame/tables/grid'
import { cornerOf, type PlanPoint } from './map-view'

/** Where a counter is drawn, all in squares. */
export interface MarkPlace {
  readonly middle: PlanPoint
  /** How wide it is. */
  readonly size: number
  /** How high the mast on it is, which shows its altitude. */
  readonly mast: number
}

/** Width of a counter on the whole board, in squares: with room around it, with neighbours, and with others in the same square. */
export const COUNTER_SIZE = 1.35
const CROWDED_SIZE = 1
const SHARED_SIZE = 0.7
/** The mast of the highest altitude there. */
const MAST = 2.2
/** How much of a square its counters take at least. */
const FILLED = 0.62
const FILLED_SHARED = 0.75
/** How much they and the room between them take then; a diamond is wider than its counter. */
const SPREAD = 0.94
/** A ship has a counter of its own once there is room for one, and for its altitude below it: squares of the whole board. */
const ROOM = 2
/** Height of the altitude that is written below a counter: squares of the whole board. */
const LABEL = 1.05

/** On a board with neighbours. */
export function sharedSize(slots: number): number {
  return slots === 1 ? CROWDED_SIZE : SHARED_SIZE
}

/** Whether each of so many ships in one square has room for a counter of its own. One ship alone has it anyway. */
export function standApart(count: number, across: number): boolean {
  return count > 1 && GRID_SIZE / across / columnsFor(count) >= ROOM
}

/** Counters of one square side by side, from the lowest up: as large on the screen as on the whole board, until the square has more room. */
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

/** Counters of one square in rows, the lowest below, each with its altitude under it. */
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
