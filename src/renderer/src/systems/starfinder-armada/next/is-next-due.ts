import type { BattleState } from '@shared/systems/starfinder-armada/model/battle'
import { turnToMove } from '@shared/systems/starfinder-armada/rules/turn-to-move'
import { isFighting } from '@shared/systems/starfinder-armada/state'

/** Whether nothing of the step that the centre shows is due any more: then "Next" is. What officers may do is due to nobody. */
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
