import type { EventTable } from '../../../core/engine/event-table'
import type { Infer } from '../../../schema/infer'
import type { BattleState, ShipState } from '../model/battle'
import type { engagementEvents } from '../schema/events-v1/engagement'
import { withoutTiesTo, withShip } from '../state'
import { shipName } from './words'

/** The engagement phase from one initiative step to the next, and the end of the round. */
export type EngagementEvent = Infer<(typeof engagementEvents)[number]>

export const ENGAGEMENT_EVENTS: EventTable<BattleState, EngagementEvent> = {
  engagementBegun: {
    evolve: state => ({ ...state, phase: 'engagement', measured: null }),
    describe: (state, _event, say) => say({ round: state.round }, 'XW-040')
  },
  initiativeReached: {
    evolve: (state, { initiative }) => ({ ...state, initiative }),
    describe: (_state, { initiative }, say) => say({ initiative }, 'XW-040')
  },
  targetsMeasured: {
    evolve: (state, { shipId, measures }) => ({ ...state, measured: { shipId, measures } }),
    describe: (state, event, say) => say({ ship: shipName(state, event.shipId), count: event.measures.length }, 'XW-003')
  },
  shipEngaged: {
    evolve: (state, event) => withShip({ ...state, measured: null }, event.shipId, ship => ({ ...ship, hasEngaged: true })),
    describe: (state, event, say) => say({ ship: shipName(state, event.shipId) }, 'XW-002', event.hasAttacked ? 'attack' : 'pass')
  },
  shipRemoved: {
    evolve(state, { shipId }) {
      return withoutTiesTo(
        withShip(state, shipId, ship => ({ ...ship, status: 'removed', leavesAfter: null })),
        shipId
      )
    },
    describe: (state, event, say) => say({ ship: shipName(state, event.shipId) }, 'XW-031')
  },
  engagementEnded: {
    evolve: state => ({ ...state, phase: 'end', initiative: null, measured: null }),
    describe: (state, _event, say) => say({ round: state.round }, 'XW-040')
  },
  roundEnded: {
    evolve(state, event) {
      const ships = state.ships.map((ship): ShipState => {
        const tokens = event.tokens.reduce((left, token) => ({ ...left, [token]: 0 }), ship.tokens)
        return { ...ship, tokens, hasEngaged: false, bonusAttacks: 0 }
      })
      return { ...state, ships, round: event.round + 1, phase: 'preparation', initiative: null, measured: null }
    },
    describe: (_state, { round, tokens }, say) => say({ round }, undefined, tokens.length > 0 ? 'cleared' : 'kept')
  }
}
