import type { Message } from '@shared/core/engine/message'
import { turnToMove } from '@shared/systems/starfinder-armada/rules/turn-to-move'
import type { BattleState } from '@shared/systems/starfinder-armada/model/battle'
import { standingSides } from '@shared/systems/starfinder-armada/rules/end-of-battle'
import { isFighting } from '@shared/systems/starfinder-armada/state'
import { officersLeft } from '../next/next-remaining'

/** What is due now, as a short sentence. Requested dice take precedence. */
export function dueOf(state: BattleState): Message {
  const key = (name: string, values: Message['values'] = {}): Message => ({ key: `battle.due.${name}`, values })
  switch (state.phase) {
    case 'deployment':
      return key(state.distanceHexes === null ? 'distance' : 'deploy')
    case 'roundStart':
      return key('roles')
    case 'engineering':
      return key(officersLeft(state).length > 0 ? 'engineering' : 'allActed')
    case 'helm': {
      if (state.movementOrder === null) return key('order')
      const due = turnToMove(state)
      if (due === null) return key('allMoved')
      return key('move', { armada: state.armadas.find(armada => armada.id === due.armadaId)?.name ?? '', count: due.left })
    }
    case 'gunnery': {
      const count = state.fleets.filter(fleet => isFighting(fleet) && !fleet.hasAttacked).length
      return count > 0 ? key('fire', { count }) : key('allFired')
    }
    case 'resolution': {
      const open = state.obligations.filter(due => !due.isDeferred).length
      if (open > 0) return key('settle', { count: open })
      return key(standingSides(state).length > 1 ? 'settled' : 'decided')
    }
    case 'over':
      return key('over')
  }
}
