import type { BattleState, UnitState, WingState } from '@shared/systems/dystopian-wars/model/battle'
import type { CombatantId } from '@shared/systems/dystopian-wars/model/force'
import { combatant, sideOf, sideOfSquadron } from '@shared/systems/dystopian-wars/state'
import type { FleetMarkModel } from '../../../contract/fleet-mark'

/** The sides of the battle in the order of their letters. */
export function sidesOf(state: BattleState): readonly string[] {
  return [...new Set(state.forces.map(force => force.sideId))].sort()
}

/** Units and wings of a side as its rack lists them: squadron by squadron, units before wings. */
export function rackOf(state: BattleState, sideId: string): readonly (UnitState | WingState)[] {
  return state.squadrons
    .filter(squadron => sideOfSquadron(state, squadron.id) === sideId)
    .flatMap(squadron => [...state.units, ...state.wings].filter(one => one.squadronId === squadron.id))
}

/** Its marker: the side, and its position in the rack. */
export function markOf(state: BattleState, id: CombatantId): FleetMarkModel {
  const sideId = sideOf(state, id)
  const number = rackOf(state, sideId).findIndex(one => one.id === id) + 1
  return { sideId, number, name: combatant(state, id).name }
}

/** The names of the forces of a side, for a heading. */
export { sideName as forcesOf } from '@shared/systems/dystopian-wars/events/words'
