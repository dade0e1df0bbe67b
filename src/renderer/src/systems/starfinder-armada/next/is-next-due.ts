import type { BattleState } from '@shared/systems/starfinder-armada/model/battle'
import { turnToMove } from '@shared/systems/starfinder-armada/rules/turn-to-move'
import { isFighting } from '@shared/systems/starfinder-armada/state'

/** Whether "Next" is due, as nothing else in the current step is. Officer actions are optional. */
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
    default:
      return centre === 'roles' || (centre === 'officer' && state.phase === 'engineering')
  }
}
