import { fleetIndex } from './model/fleet-index'
import type { BattleState, FleetState } from './model/battle'
import type { ArmadaId, FleetId } from './model/design'
import { shapedFleet } from './shape'

/** The battle with one fleet changed; the same battle when nothing changes or the fleet is not there. */
export function withFleet(state: BattleState, id: FleetId, change: (fleet: FleetState) => FleetState): BattleState {
  const index = fleetIndex(state, id)
  const before = state.fleets[index]
  if (before === undefined) return state
  const after = change(before)
  if (after === before) return state
  const fleets = state.fleets.slice()
  fleets[index] = shapedFleet(after)
  return { ...state, fleets }
}

/** The armadas that have hurt the fleet this round, with this one (SA-Q18). */
export function hurtBy(fleet: FleetState, armadaId: ArmadaId | undefined): readonly ArmadaId[] {
  return armadaId === undefined || fleet.damagedBy.includes(armadaId) ? fleet.damagedBy : [...fleet.damagedBy, armadaId]
}
