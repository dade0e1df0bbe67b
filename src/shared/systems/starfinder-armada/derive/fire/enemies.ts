import { present } from '../../../../kernel/present'
import type { ArmadaState, BattleState, FleetState, OfficerState } from '../../model/battle'
import type { ArmadaId, FleetId } from '../../model/design'

/** The armada of that id. Throws with the id when there is none. */
export function armadaOf(state: BattleState, id: ArmadaId): ArmadaState {
  const armadas = state.armadas
  for (let i = 0; i < armadas.length; i += 1) {
    const armada = armadas[i]
    if (armada?.id === id) return armada
  }
  return present<ArmadaState>(undefined, `armada ${id}`)
}

/** The side the fleet fights on. */
export function sideOf(state: BattleState, fleet: FleetState): string {
  return armadaOf(state, fleet.armadaId).sideId
}

/** Fleets of different sides are enemies (SA-001); two armadas of one side are allies. */
export function areEnemies(state: BattleState, one: FleetState, other: FleetState): boolean {
  return one.armadaId !== other.armadaId && sideOf(state, one) !== sideOf(state, other)
}

/** The officers aboard a fleet, in the order of the armada. */
export function officersOf(state: BattleState, fleetId: FleetId): readonly OfficerState[] {
  return state.officers.filter(officer => officer.fleetId === fleetId)
}
