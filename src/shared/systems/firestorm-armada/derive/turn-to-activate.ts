import type { BattleState } from '../model/battle'
import type { FleetId } from '../model/design'
import { isUnitInBattle } from '../state'

/** Whether the fleet has a squadron or flight in the battle that was not yet activated this turn. */
export function hasPendingUnit(state: BattleState, id: FleetId): boolean {
  return state.units.some(unit => unit.fleetId === id && !unit.hasActivated && isUnitInBattle(state, unit))
}

/**
 * Whose squadron or flight is activated next: fleets in turn by initiative, those without any left passed over; null when none is left (FA-004).
 * A table that has passed over the roll goes on in the order of the turn before, at first in that of the fleets.
 */
export function turnToActivate(state: BattleState): FleetId | null {
  const unrolled = state.phase === 'activation' ? (state.previousOrder ?? state.fleets.map(fleet => fleet.id)) : []
  const order = state.initiative?.order ?? unrolled
  const after = state.lastFleetId === null ? -1 : order.indexOf(state.lastFleetId)
  for (let step = 1; step <= order.length; step += 1) {
    const id = order[(after + step) % order.length]
    if (id !== undefined && hasPendingUnit(state, id)) return id
  }
  return null
}
