import type { ArmadaState, BattleState } from './battle'
import type { FleetId } from './design'

/** The index of each fleet of a battle in its list. The order of the fleets only changes with the list of armadas. */
const POSITIONS = new WeakMap<readonly ArmadaState[], ReadonlyMap<FleetId, number>>()

/**
 * Where the fleet of that id stands in the list; −1 when there is none. Ids come as new strings with every command, and comparing forty
 * of them costs more than an attack. What is remembered is a hint only: it is checked, and a list it does not fit is searched.
 */
export function fleetIndex(state: BattleState, id: FleetId): number {
  const hint = positionsOf(state).get(id) ?? -1
  return state.fleets[hint]?.id === id ? hint : state.fleets.findIndex(fleet => fleet.id === id)
}

/** The positions asked for last: asking the map anew for every id costs as much as finding the id in them. */
let last: { readonly armadas: readonly ArmadaState[]; readonly positions: ReadonlyMap<FleetId, number> } = {
  armadas: [],
  positions: new Map()
}

function positionsOf(state: BattleState): ReadonlyMap<FleetId, number> {
  if (state.armadas !== last.armadas) last = { armadas: state.armadas, positions: POSITIONS.get(state.armadas) ?? remember(state) }
  return last.positions
}

function remember(state: BattleState): ReadonlyMap<FleetId, number> {
  const positions = new Map(state.fleets.map((fleet, i) => [fleet.id, i]))
  POSITIONS.set(state.armadas, positions)
  return positions
}
