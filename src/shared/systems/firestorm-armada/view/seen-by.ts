import { isOwn } from '../../../core/view/known'
import type { Viewer } from '../../../core/view/viewer'
import type { BattleState } from '../model/battle'

/**
 * The battle without what this viewer does not see at all: hidden ships and wings of others, the units nobody sees any part of, and
 * whatever lies on them.
 */
export function seenBy(state: BattleState, viewer: Viewer): BattleState {
  if (viewer.kind === 'gm') return state
  const ownFleets = new Set<string>(state.fleets.filter(fleet => isOwn(viewer, fleet.sideId)).map(fleet => fleet.id))
  const ownUnits = new Set<string>(state.units.filter(unit => ownFleets.has(unit.fleetId)).map(unit => unit.id))
  const isSeen = (part: { readonly isHidden: boolean; readonly unitId: string }): boolean => !part.isHidden || ownUnits.has(part.unitId)
  const ships = state.ships.filter(isSeen)
  const wings = state.wings.filter(isSeen)
  const parts = new Set<string>([...ships, ...wings].map(part => part.unitId))
  const units = state.units.filter(unit => ownUnits.has(unit.id) || parts.has(unit.id))
  const fleets = state.fleets.filter(fleet => ownFleets.has(fleet.id) || units.some(unit => unit.fleetId === fleet.id))
  const ids = new Set<string>([...ships, ...wings, ...units].map(one => one.id))
  return {
    ...state,
    fleets,
    units,
    ships,
    wings,
    effects: state.effects.filter(effect => ids.has(effect.targetId)),
    activeUnitId: state.activeUnitId !== null && ids.has(state.activeUnitId) ? state.activeUnitId : null
  }
}
