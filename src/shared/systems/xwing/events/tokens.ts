import type { EventTable } from '../../../core/engine/event-table'
import { without } from '../../../kernel/collections'
import type { Infer } from '../../../schema/infer'
import type { BattleState } from '../model/battle'
import type { tokenEvents } from '../schema/events-v1/tokens'
import { withMarkers, withShip } from '../state'
import { counted, shipName } from './words'

/** Tokens and locks that a ship gains or loses outside an attack. */
export type TokenEvent = Infer<(typeof tokenEvents)[number]>

export const TOKEN_EVENTS: EventTable<BattleState, TokenEvent> = {
  tokenChanged: {
    evolve: (state, { shipId, token, left }) => withShip(state, shipId, ship => withMarkers(ship, token, left)),
    describe(state, { shipId, token, count, left }, say) {
      const values = { ship: shipName(state, shipId), token: counted(token, Math.abs(count)), left }
      return say(values, 'XW-Q11', count > 0 ? 'gained' : 'lost')
    }
  },
  lockSet: {
    evolve(state, { shipId, targetId, isHeld }) {
      return withShip(state, shipId, ship => {
        const others = without(ship.locks, id => id === targetId)
        return { ...ship, locks: isHeld ? [...others, targetId] : others }
      })
    },
    describe(state, { shipId, targetId, isHeld }, say) {
      return say({ ship: shipName(state, shipId), target: shipName(state, targetId) }, 'XW-037', isHeld ? 'held' : 'dropped')
    }
  }
}
