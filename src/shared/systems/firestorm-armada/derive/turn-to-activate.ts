import type { BattleState } from '../model/battle'
import type { FleetId } from '../model/design'
import { isUnitInBattle } from '../state'

/** Whether the fleet still has a squadron or flight to activate this turn. */
export function hasPendingUnit(state: BattleState, id: FleetId): boolean {
  return state.units.some(unit => unit.fleetId === id && !unit.hasActivated && isUnitInBattle(state, unit))
}

/**
 * The fleet to activate a unit next: fleets take turns by initiative, skipping those with none left; null when nobody has (FA-004). Without
 * an initiative roll, the order is that of the turn before, or in the first turn that of the fleets. One that rolled no initiative comes
 * last.
 */
export function turnToActivate(state: BattleState): FleetId | null {
  const unrolled = state.phase === 'activation' ? (state.previousOrder ?? state.fleets.map(fleet => fleet.id)) : []
  const rolled = state.initiative?.order ?? unrolled
  const others = state.phase === 'activation' ? state.fleets.map(fleet => fleet.id).filter(id => !rolled.includes(id)) : []
  const order = [...rolled, ...others]
  const after = state.lastFleetId === null ? -1 : order.indexOf(state.lastFleetId)
  for (let step = 1; step <= order.length; step += 1) {
    const id = order[(after + step) % order.length]
    if (id !== undefined && hasPendingUnit(state, id)) return id
  }
  return null
}
