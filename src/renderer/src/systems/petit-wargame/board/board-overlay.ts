import { deployZone } from '@shared/systems/petit-wargame/derive/deploy-zone'
import { distance, isSamePlace } from '@shared/systems/petit-wargame/derive/distance'
import { pdLeft, pmLeft } from '@shared/systems/petit-wargame/derive/movement'
import { placesInReach, reachAt, type ReachedPlace, type RowSpan } from '@shared/systems/petit-wargame/derive/reach'
import { detectorRange, detectorsOf } from '@shared/systems/petit-wargame/derive/ship-figures'
import { whoseTurn } from '@shared/systems/petit-wargame/derive/whose-turn'
import type { BattleState, ShipState } from '@shared/systems/petit-wargame/model/battle'
import type { Position } from '@shared/systems/petit-wargame/model/board'
import type { Detector } from '@shared/systems/petit-wargame/model/element'
import { GRID_SIZE } from '@shared/systems/petit-wargame/tables/grid'

/** Everything drawn besides the ships: deployment zones, reachable squares, detection range, distances. */
export interface BoardOverlay {
  /** Rows of the map where the placing side may not place; empty if it may place anywhere. */
  readonly barred: readonly RowSpan[]
  /** Squares that the chosen detector, or the best one, reaches at the pointer's altitude. */
  readonly reach: readonly RowSpan[]
  /** Squares the acting ship can reach at that altitude. */
  readonly places: readonly ReachedPlace[]
  /** The path to the pointer; empty if there is none. */
  readonly path: readonly Position[]
  /** From the acting ship to its target, with the distance. */
  readonly line: { readonly from: Position; readonly to: Position; readonly away: number } | null
  /** Side of the squadron about to be placed at the pointer. */
  readonly ghostSide: string | null
}

interface InMind {
  readonly actor: ShipState | undefined
  readonly target: ShipState | undefined
  readonly detector: Detector | null
  readonly cursor: Position
}

const NOTHING: BoardOverlay = { barred: [], reach: [], places: [], path: [], line: null, ghostSide: null }

export function boardOverlay(state: BattleState, { actor, target, detector, cursor }: InMind): BoardOverlay {
  const { awaited, sideIds } = whoseTurn(state)
  const [sideId] = sideIds
  if (awaited === 'squadron' && sideId !== undefined) return { ...NOTHING, barred: barredRows(state, sideId), ghostSide: sideId }
  const from = actor?.position ?? null
  if (actor === undefined || from === null) return NOTHING
  const line = target?.position ? { from, to: target.position, away: distance(state.rulings, from, target.position).total } : null
  if (awaited === 'detection' || awaited === 'countermeasure') {
    const ranges = detectorsOf(actor).map(one => detectorRange(actor, one).total)
    const range = detector === null ? Math.max(0, ...ranges) : detectorRange(actor, detector).total
    return { ...NOTHING, line, reach: range === 0 ? [] : reachAt(state.rulings, from, range, cursor.z) }
  }
  if (awaited !== 'movement') return { ...NOTHING, line }
  const places = placesInReach(from, cursor.z, { pd: pdLeft(actor), pm: pmLeft(actor) })
  const path = places.find(place => isSamePlace(place.to, cursor))?.path ?? []
  return { ...NOTHING, line, places, path: path.length === 0 ? [] : [from, ...path] }
}

function barredRows(state: BattleState, sideId: string): readonly RowSpan[] {
  const zone = deployZone(state, sideId)
  const rows = Array.from({ length: GRID_SIZE }, (_, y) => ({ y, from: 0, to: GRID_SIZE - 1 }))
  return rows.filter(({ y }) => y < zone.from || y > zone.to)
}
