import { measuresIn } from '@shared/systems/xwing/derive/measures-in'
import { areEnemies } from '@shared/systems/xwing/state'
import type { BattleState, Measure, ShipState } from '@shared/systems/xwing/model/battle'
import type { ShipId } from '@shared/systems/xwing/model/squad'
import { ARCS, type Arc } from '@shared/systems/xwing/tables/arcs'

/** Measurements from one ship: the range of each enemy in each arc, and who is obstructed. An enemy outside an arc has no range. */
export interface MeasureDraft {
  readonly ranges: Readonly<Record<string, number>>
  readonly obstructedIds: readonly ShipId[]
}

const placeOf = (targetId: ShipId, arc: Arc): string => `${arc} ${targetId}`

/** The arcs of its weapons, in list order. */
export function arcsOf(ship: ShipState): readonly Arc[] {
  return ARCS.filter(arc => ship.weapons.some(weapon => weapon.arc === arc))
}

/** All enemies on the table. */
export function enemiesOf(state: BattleState, ship: ShipState): readonly ShipState[] {
  return state.ships.filter(other => other.status !== 'removed' && areEnemies(state, ship.id, other.id))
}

/** The range of an enemy in an arc; null if it is outside. */
export function rangeIn(draft: MeasureDraft, targetId: ShipId, arc: Arc): number | null {
  return draft.ranges[placeOf(targetId, arc)] ?? null
}

/** The enemy's range in an arc inside this one, if not measured in this one (XW-007); null if there is none. */
export function impliedRange(state: BattleState, ship: ShipState, draft: MeasureDraft, targetId: ShipId, arc: Arc): number | null {
  if (rangeIn(draft, targetId, arc) !== null) return null
  const found = measuresIn(state.rulings, measuresOf(state, ship, draft), arc)
  return found.find(one => one.targetId === targetId)?.range ?? null
}

export function withRange(draft: MeasureDraft, targetId: ShipId, arc: Arc, range: number | null): MeasureDraft {
  const others = Object.entries(draft.ranges).filter(([place]) => place !== placeOf(targetId, arc))
  return { ...draft, ranges: Object.fromEntries(range === null ? others : [...others, [placeOf(targetId, arc), range]]) }
}

export function withObstruction(draft: MeasureDraft, targetId: ShipId, isObstructed: boolean): MeasureDraft {
  const others = draft.obstructedIds.filter(id => id !== targetId)
  return { ...draft, obstructedIds: isObstructed ? [...others, targetId] : others }
}

/** The draft for what was last measured from this ship. */
export function draftOf(state: BattleState, shipId: ShipId): MeasureDraft {
  const measures = state.measured?.shipId === shipId ? state.measured.measures : []
  return {
    ranges: Object.fromEntries(measures.map(one => [placeOf(one.targetId, one.arc), one.range])),
    obstructedIds: [...new Set(measures.filter(one => one.isObstructed).map(one => one.targetId))]
  }
}

/** Enemy by enemy, and arc by arc (XW-003). */
export function measuresOf(state: BattleState, ship: ShipState, draft: MeasureDraft): readonly Measure[] {
  return enemiesOf(state, ship).flatMap(({ id }) =>
    arcsOf(ship).flatMap(arc => {
      const range = rangeIn(draft, id, arc)
      return range === null ? [] : [{ targetId: id, arc, range, isObstructed: draft.obstructedIds.includes(id) }]
    })
  )
}

/** Whether exactly this has been entered already. */
export function isTold(state: BattleState, ship: ShipState, draft: MeasureDraft): boolean {
  const { measured } = state
  const own = measuresOf(state, ship, draft)
  return measured?.shipId === ship.id && JSON.stringify(own) === JSON.stringify(measured.measures)
}
