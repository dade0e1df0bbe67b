import type { BattleState } from '../model/battle'
import type { FleetId } from '../model/design'
import { isUnitInBattle } from '../state'

/** Whether the fleet has a squadron or flight in the battle that was not yet activated this turn. */
export function hasPendingUnit(state: BattleState, id: FleetId): boolean {
  return state.units.some(unit => unit.fleetId === id && !unit.hasActivated && isUnitInBattle(state, unit))
}

/** Whose squadron or flight is activated next: fleets in turn by initiative, those without any left passed over; null when none is left (FA-004). */
export function turnToActivate(state: BattleState): FleetId | null {
  const order = state.initiative?.order ?? []
  const after = state.lastFleetId === null ? -1 : order.indexOf(state.lastFleetId)
  for (let step = 1; step <= order.length; step += 1) {
    const id = order[(after + step) % order.length]
    if (id !== undefined && hasPendingUnit(state, id)) return id
  }
  return null
}
