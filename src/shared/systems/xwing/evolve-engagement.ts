import { assertNever } from '../../kernel/assert-never'
import { without } from '../../kernel/collections'
import type { EngagementEvent } from './events'
import type { BattleState, ShipState } from './model/battle'
import { withShip } from './state'

/** What moves the engagement along. */
export function evolveEngagement(state: BattleState, event: EngagementEvent): BattleState {
  switch (event.type) {
    case 'engagementBegun':
      return { ...state, phase: 'engagement', measured: null }
    case 'initiativeReached':
      return { ...state, initiative: event.initiative }
    case 'targetsMeasured':
      return { ...state, measured: { shipId: event.shipId, measures: event.measures } }
    case 'shipEngaged':
      return withShip({ ...state, measured: null }, event.shipId, ship => ({ ...ship, hasEngaged: true }))
    case 'shipRemoved': {
      const ships = state.ships.map((ship): ShipState => {
        if (ship.id === event.shipId) return { ...ship, status: 'removed', leavesAfter: null, locks: [] }
        return { ...ship, locks: without(ship.locks, id => id === event.shipId) }
      })
      return { ...state, ships, obligations: without(state.obligations, due => due.shipId === event.shipId) }
    }
    case 'engagementEnded':
      return { ...state, phase: 'end', initiative: null, measured: null }
    case 'roundEnded': {
      const ships = state.ships.map((ship): ShipState => {
        const tokens = event.tokens.reduce((left, token) => ({ ...left, [token]: 0 }), ship.tokens)
        return { ...ship, tokens, hasEngaged: false, bonusAttacks: 0 }
      })
      return { ...state, ships, round: event.round + 1, phase: 'preparation', initiative: null, measured: null }
    }
    default:
      return assertNever(event)
  }
}
