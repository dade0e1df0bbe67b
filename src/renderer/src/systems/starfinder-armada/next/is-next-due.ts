import type { BattleState } from '@shared/systems/starfinder-armada/model/battle'
import { turnToMove } from '@shared/systems/starfinder-armada/rules/turn-to-move'
import { isFighting } from '@shared/systems/starfinder-armada/state'
import { officersLeft } from './next-remaining'

/** Whether "Next" is due, as nothing else in the current step is: also no officer in engineering, the phase that is theirs. */
export function isNextDue(state: BattleState, centre: string): boolean {
  switch (centre) {
    case 'move':
      return turnToMove(state) === null
    case 'attack':
      return state.fleets.every(fleet => !isFighting(fleet) || fleet.hasAttacked)
    case 'deployment':
      return state.distanceHexes !== null
    case 'resolution':
      return state.obligations.every(due => due.isDeferred)
    case 'officer':
      return state.phase === 'engineering' && officersLeft(state).length === 0
    default:
      return centre === 'roles'
  }
}
