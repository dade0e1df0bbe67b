import { assertNever } from '../../kernel/assert-never'
import type { Message } from '../../core/engine/message'
import type { Say } from './describe'
import type { EngagementEvent } from './events'
import type { BattleState } from './model/battle'
import { shipName } from './words'

/** What moves the engagement along, as sentences. */
export function describeEngagement(state: BattleState, event: EngagementEvent, say: Say): Message {
  switch (event.type) {
    case 'engagementBegun':
      return say({ round: state.round }, 'XW-040')
    case 'initiativeReached':
      return say({ initiative: event.initiative }, 'XW-040')
    case 'targetsMeasured':
      return say({ ship: shipName(state, event.shipId), count: event.measures.length }, 'XW-003')
    case 'shipEngaged':
      return say({ ship: shipName(state, event.shipId) }, 'XW-002', event.hasAttacked ? 'attack' : 'pass')
    case 'shipRemoved':
      return say({ ship: shipName(state, event.shipId) }, 'XW-031')
    case 'engagementEnded':
      return say({ round: state.round }, 'XW-040')
    case 'roundEnded':
      return say({ round: event.round }, undefined, event.tokens.length > 0 ? 'cleared' : 'kept')
    default:
      return assertNever(event)
  }
}
