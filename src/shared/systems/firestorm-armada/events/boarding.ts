import type { EventTable } from '../../../core/engine/event-table'
import type { Infer } from '../../../schema/infer'
import type { BattleState } from '../model/battle'
import type { boardingEvents } from '../schema/events-v1/boarding'
import { acted, withoutGoneContacts, withShip } from '../state'
import { countOf, nameIn } from './words'

/** Boarding from the assault to the capture of the ship. */
export type BoardingEvent = Infer<(typeof boardingEvents)[number]>

export const BOARDING_EVENTS: EventTable<BattleState, BoardingEvent> = {
  boardingBegun: {
    evolve(state, { boarding }) {
      const { attackerId, assaultPoints } = boarding
      const after = withShip(state, attackerId, ship => ({ ...ship, hasBoarded: true, assaultLost: ship.assaultLost + assaultPoints }))
      return acted({ ...after, boardings: [...state.boardings, boarding], nextId: state.nextId + 1 })
    },
    describe(state, { boarding }, say) {
      const { attackerId, targetId, assaultPoints } = boarding
      return say({ ship: nameIn(state, attackerId), target: nameIn(state, targetId), points: countOf('assault', assaultPoints) }, 'FA-049')
    }
  },
  boardingResolved: {
    evolve: state => state,
    describe(state, { attackerId, targetId, outcome }, say) {
      const values = { ship: nameIn(state, attackerId), target: nameIn(state, targetId), outcome }
      return say(values, 'FA-Q15', outcome === '' ? 'untold' : 'told')
    }
  },
  boardingEnded: {
    evolve: (state, { boardingId }) => ({ ...state, boardings: state.boardings.filter(boarding => boarding.id !== boardingId) }),
    describe(state, { boardingId, because, reason }, say) {
      const boarding = state.boardings.find(one => one.id === boardingId)
      const values = { ship: nameIn(state, boarding?.attackerId ?? ''), target: nameIn(state, boarding?.targetId ?? ''), reason }
      return say(values, because === 'targetLeft' ? 'FA-050' : 'FA-044', because)
    }
  },
  shipCaptured: {
    evolve: (state, { shipId }) => withoutGoneContacts(withShip(state, shipId, ship => ({ ...ship, status: 'captured' }))),
    describe: (state, { shipId }, say) => say({ ship: nameIn(state, shipId) }, 'FA-Q01')
  }
}
