import { positionLabel } from '@shared/systems/petit-wargame/events/grid-labels'
import { isSamePlace } from '@shared/systems/petit-wargame/derive/distance'
import type { BattleState, ShipState } from '@shared/systems/petit-wargame/model/battle'
import type { Position } from '@shared/systems/petit-wargame/model/board'
import { GRID_SIZE } from '@shared/systems/petit-wargame/tables/grid'
import { isDestroyed, sideOf } from '@shared/systems/petit-wargame/state'
import { besideEachOther, COUNTER_SIZE, inRows, sharedSize, standApart, type MarkPlace } from './mark-places'
import { markOf } from '../rack/ship-mark'

/** A counter on the board: all ships of one side in one place, or a single ship once zoomed in far enough. */
export interface BoardMark extends MarkPlace {
  readonly id: string
  readonly at: Position
  readonly sideId: string
  readonly ships: readonly ShipState[]
  /** The ship's number, or the number of ships. */
  readonly text: string
  /** The place as players write it. */
  readonly label: string
  /** Whether its altitude is written below it: not if a neighbour is there, or already shows the same. */
  readonly isLabelled: boolean
}

/** With this few squares across, no counter extends beyond its square. */
const CLOSE = 15

/** The counters, when the view is `across` squares wide. */
export function boardMarks(state: BattleState, across: number = GRID_SIZE): readonly BoardMark[] {
  const flying = state.ships.flatMap(ship => (ship.position === null || isDestroyed(ship) ? [] : [{ ship, at: ship.position }]))
  const squares = new Map<string, { readonly ship: ShipState; readonly at: Position }[]>()
  for (const one of flying) {
    const square = `${String(one.at.x)}-${String(one.at.y)}`
    squares.set(square, [...(squares.get(square) ?? []), one])
  }
  const marks = [...squares.values()].flatMap(here => {
    const isApart = standApart(here.length, across)
    const groups = new Map<string, { readonly at: Position; readonly sideId: string; readonly ships: ShipState[] }>()
    for (const { ship, at } of here) {
      const sideId = sideOf(state, ship.id)
      const id = isApart ? ship.id : [sideId, at.x, at.y, at.z].join('-')
      const group = groups.get(id) ?? { at, sideId, ships: [] }
      group.ships.push(ship)
      groups.set(id, group)
    }
    const sorted = [...groups].map(([id, group]) => ({ id, ...group })).sort((a, b) => a.at.z - b.at.z)
    const near = flying.filter(({ at }) => sorted.some(one => isBeside(one.at, at)))
    const isClose = across <= CLOSE
    const hasRoom = isClose ? sorted.length === 1 : near.length === 0
    const size = hasRoom ? COUNTER_SIZE : sharedSize(sorted.length)
    return sorted.map(({ id, at, sideId, ships }, slot) => {
      const [first] = ships
      return {
        id,
        at,
        sideId,
        ships,
        text: ships.length === 1 && first !== undefined ? String(markOf(state, first).number) : `×${String(ships.length)}`,
        label: positionLabel(state.rulings, at),
        isLabelled: isClose || !(near.some(one => one.at.x === at.x && one.at.y < at.y) || sorted[slot - 1]?.at.z === at.z),
        ...(isApart ? inRows(at, slot, sorted.length, across) : besideEachOther(at, slot, sorted.length, { size, across }))
      }
    })
  })
  return marks.sort((a, b) => a.at.z - b.at.z)
}

function isBeside(a: Position, b: Position): boolean {
  return !(a.x === b.x && a.y === b.y) && Math.abs(a.x - b.x) <= 1 && Math.abs(a.y - b.y) <= 1
}

/** The counter of a squadron that is not on the map yet. */
export const GHOST = 'ghost'

export function ghostMark(at: Position, sideId: string, across: number): BoardMark {
  const place = besideEachOther(at, 0, 1, { size: COUNTER_SIZE, across })
  return { id: GHOST, at, sideId, ships: [], text: '?', label: '', isLabelled: false, ...place }
}

/** The ships of all counters in a place. */
export function shipsAt(marks: readonly BoardMark[], place: Position): readonly ShipState[] {
  return marks.filter(mark => isSamePlace(mark.at, place)).flatMap(mark => mark.ships)
}
