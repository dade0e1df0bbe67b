import { positionLabel } from '@shared/systems/petit-wargame/derive/grid-labels'
import { isSamePlace } from '@shared/systems/petit-wargame/derive/distance'
import type { BattleState, ShipState } from '@shared/systems/petit-wargame/model/battle'
import type { Position } from '@shared/systems/petit-wargame/model/board'
import { GRID_SIZE } from '@shared/systems/petit-wargame/tables/grid'
import { isDestroyed, sideOf } from '@shared/systems/petit-wargame/state'
import { markOf } from './ship-mark'

/** All ships of one side in one place, as one counter on the board. */
export interface BoardMark {
  readonly id: string
  readonly at: Position
  readonly sideId: string
  readonly ships: readonly ShipState[]
  /** The number of the ship, or how many they are. */
  readonly text: string
  /** As the table reads the place. */
  readonly label: string
  /** Counters of one square stand beside each other, from the lowest up: which of how many. */
  readonly slot: number
  readonly slots: number
  /** Width in squares: one that has neighbours keeps to its square, so that none of them hides another. */
  readonly size: number
  /** Its altitude is written below it, unless a neighbour stands there. */
  readonly isLabelled: boolean
}

export function boardMarks(state: BattleState): readonly BoardMark[] {
  const groups = new Map<string, { readonly at: Position; readonly sideId: string; readonly ships: ShipState[] }>()
  for (const ship of state.ships) {
    if (ship.position === null || isDestroyed(ship)) continue
    const sideId = sideOf(state, ship.id)
    const id = [sideId, ship.position.x, ship.position.y, ship.position.z].join('-')
    const group = groups.get(id) ?? { at: ship.position, sideId, ships: [] }
    group.ships.push(ship)
    groups.set(id, group)
  }
  const marks = [...groups].map(([id, group]) => ({ id, ...group })).sort((a, b) => a.at.z - b.at.z)
  return marks.map(mark => {
    const square = marks.filter(one => one.at.x === mark.at.x && one.at.y === mark.at.y)
    const near = marks.filter(one => !square.includes(one) && Math.abs(one.at.x - mark.at.x) <= 1 && Math.abs(one.at.y - mark.at.y) <= 1)
    const [first] = mark.ships
    return {
      ...mark,
      text: mark.ships.length === 1 && first !== undefined ? String(markOf(state, first).number) : `×${String(mark.ships.length)}`,
      label: positionLabel(state.rulings, mark.at),
      slot: square.indexOf(mark),
      slots: square.length,
      size: near.length === 0 ? COUNTER_SIZE : square.length === 1 ? CROWDED_SIZE : SHARED_SIZE,
      isLabelled: !near.some(one => one.at.x === mark.at.x && one.at.y < mark.at.y)
    }
  })
}

/** The ships of all counters in a place. */
export function shipsAt(marks: readonly BoardMark[], place: Position): readonly ShipState[] {
  return marks.filter(mark => isSamePlace(mark.at, place)).flatMap(mark => mark.ships)
}

/** Width of a counter, in squares: with room around it, with neighbours, and with neighbours and others in the same square. */
export const COUNTER_SIZE = 1.35
const CROWDED_SIZE = 1
const SHARED_SIZE = 0.7
/** A shape on its point holds as much as a circle only when it is larger. */
const LARGER: Readonly<Record<string, number>> = { B: 1.25, D: 1.1 }

export function shapeSize(sideId: string): number {
  return COUNTER_SIZE * (LARGER[sideId] ?? 1)
}

/** Where a counter is drawn: in the middle of its square, several of one square side by side. The highest y is on top. */
export function middleOf({ at, slot, slots, size }: Pick<BoardMark, 'at' | 'slot' | 'slots' | 'size'>): {
  readonly x: number
  readonly y: number
} {
  return { x: at.x + 0.5 + (slot - (slots - 1) / 2) * size, y: GRID_SIZE - 0.5 - at.y }
}
