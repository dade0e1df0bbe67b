import type { ArmadaState, BattleState, FleetState } from '../model/battle'
import type { FleetId } from '../model/design'

/** Where each fleet of a battle stands in its list. The order of the fleets changes with the list of armadas alone. */
const POSITIONS = new WeakMap<readonly ArmadaState[], ReadonlyMap<FleetId, number>>()

/**
 * Where the fleet of that id stands in the list; −1 when there is none. Ids come as new strings with every command, and comparing forty
 * of them costs more than an attack. What is remembered is a hint only: it is checked, and a list it does not fit is searched.
 */
export function fleetIndex(state: BattleState, id: FleetId): number {
  const hint = (POSITIONS.get(state.armadas) ?? remember(state)).get(id) ?? -1
  return state.fleets[hint]?.id === id ? hint : state.fleets.findIndex(fleet => fleet.id === id)
}

/** The same fleet as `findFleet` gives, for rules that run often. */
export function fleetById(state: BattleState, id: FleetId): FleetState | undefined {
  return state.fleets[fleetIndex(state, id)]
}

function remember(state: BattleState): ReadonlyMap<FleetId, number> {
  const positions = new Map(state.fleets.map((fleet, i) => [fleet.id, i]))
  POSITIONS.set(state.armadas, positions)
  return positions
}
