import type { Faces } from '../../../core/dice/rule'
import type { EventTable } from '../../../core/engine/event-table'
import type { Infer } from '../../../schema/infer'
import type { BattleState, WingState } from '../model/battle'
import type { wingEvents } from '../schema/events-v1/wings'
import { acted, apart, withoutGoneContacts, withShip, withWing } from '../state'
import { countOf, nameIn } from './words'

/** Wings, and the point defence against them. */
export type WingEvent = Infer<(typeof wingEvents)[number]>

export const WING_EVENTS: EventTable<BattleState, WingEvent> = {
  wingMoved: {
    evolve(state, { wingId, contactId }) {
      const moved = (wing: WingState): WingState => ({ ...apart(wing), hasMoved: true, ...(contactId === null ? {} : { contactId }) })
      return acted(withWing(state, wingId, moved))
    },
    describe(state, { wingId, contactId }, say) {
      const wing = nameIn(state, wingId)
      return contactId === null ? say({ wing }, 'FA-058', 'alone') : say({ wing, target: nameIn(state, contactId) }, 'FA-058', 'contact')
    }
  },
  pointDefenceFired: {
    evolve(state, { shipId, pools }) {
      return acted(withShip(state, shipId, ship => ({ ...ship, pointDefenceUsed: ship.pointDefenceUsed + diceOf(pools) })))
    },
    describe(state, { shipId, wingId, pools, hits }, say) {
      const dice = countOf('dice', diceOf(pools))
      return say({ ship: nameIn(state, shipId), wing: nameIn(state, wingId), dice, hits, count: hits }, 'FA-054')
    }
  },
  wingDestroyed: {
    evolve: (state, { wingId }) => withoutGoneContacts(withWing(state, wingId, wing => ({ ...wing, status: 'destroyed' }))),
    describe: (state, { wingId }, say) => say({ wing: nameIn(state, wingId) }, 'FA-055')
  },
  wingDrivenOff: {
    evolve: (state, { wingId }) => withWing(state, wingId, wing => ({ ...apart(wing), isDrivenOff: true })),
    describe: (state, { wingId, byShipId }, say) => say({ wing: nameIn(state, wingId), ship: nameIn(state, byShipId) }, 'FA-056')
  },
  wingWithdrew: {
    evolve: (state, { wingId, note }) => withWing(state, wingId, wing => ({ ...wing, note: note === '' ? wing.note : note })),
    describe: (state, { wingId, inches }, say) => say({ wing: nameIn(state, wingId), inches }, 'FA-057')
  }
}

/** The dice of the ship itself; the later pools are rolled for sixes. */
function diceOf(pools: readonly Faces[]): number {
  return pools[0]?.length ?? 0
}
