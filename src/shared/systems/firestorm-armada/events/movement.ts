import type { EventTable } from '../../../core/engine/event-table'
import type { Infer } from '../../../schema/infer'
import type { BattleState } from '../model/battle'
import type { movementEvents } from '../schema/events-v1/movement'
import { acted, apart, withShip } from '../state'
import { nameIn, word } from './words'

/** How a ship moves, and the marks for what the tracker cannot see. */
export type MovementEvent = Infer<(typeof movementEvents)[number]>

export const MOVEMENT_EVENTS: EventTable<BattleState, MovementEvent> = {
  shipMoved: {
    evolve(state, { shipId, inches, rams }) {
      const wings = inches === 0 ? state.wings : state.wings.map(wing => (wing.contactId === shipId ? apart(wing) : wing))
      return acted(withShip({ ...state, wings }, shipId, ship => ({ ...ship, movedInches: inches, hasRammed: ship.hasRammed || rams })))
    },
    describe: (state, { shipId, inches, rams }, say) => say({ ship: nameIn(state, shipId), inches }, 'FA-009', rams ? 'rams' : 'moves')
  },
  shipMarked: {
    evolve: (state, { shipId, mark, isSet }) => withShip(state, shipId, ship => ({ ...ship, [mark]: isSet })),
    describe(state, { shipId, mark, isSet }, say) {
      return say({ ship: nameIn(state, shipId), mark: word('mark', mark) }, 'FA-010', isSet ? 'set' : 'cleared')
    }
  },
  shipDisplaced: {
    evolve: state => state,
    describe(state, { shipId, direction, inches }, say) {
      return say({ ship: nameIn(state, shipId), direction: word('direction', direction), inches }, 'FA-Q02')
    }
  }
}
