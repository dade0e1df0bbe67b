import type { EventTable } from '../../../core/engine/event-table'
import type { Infer } from '../../../schema/infer'
import type { BattleState } from '../model/battle'
import type { wingEvents } from '../schema/events-v1/wings'
import { withWing } from '../state'
import { nameOf } from './words'

/** Events of wings of Tiny Flyers: losses, aborts, landing and launching, Combat Air Patrol. */
export type WingEvent = Infer<(typeof wingEvents)[number]>

export const WING_EVENTS: EventTable<BattleState, WingEvent> = {
  tokensLost: {
    evolve: (state, event) => withWing(state, event.wingId, wing => ({ ...wing, tokens: event.left })),
    describe: (state, { wingId, tokens, left }, say) => say({ wing: nameOf(state, wingId), tokens, count: tokens, left }, 'DW-021')
  },
  wingAborted: {
    evolve: (state, { wingId, fuel, bar }) => withWing(state, wingId, wing => ({ ...wing, hasAborted: true, fuel, bar })),
    describe: (state, { wingId, role, hits, fuel }, say) =>
      say({ wing: nameOf(state, wingId), hits, count: hits, fuel }, role === 'attacker' ? 'DW-032' : 'DW-033', role)
  },
  wingRemoved: {
    evolve: (state, event) => withWing(state, event.wingId, wing => ({ ...wing, status: 'removed' })),
    describe: (state, { wingId, because }, say) => say({ wing: nameOf(state, wingId) }, because === 'tokens' ? 'DW-021' : 'DW-022', because)
  },
  wingLanded: {
    evolve: (state, event) => withWing(state, event.wingId, wing => ({ ...wing, status: 'landed' })),
    describe: (state, event, say) => say({ wing: nameOf(state, event.wingId) }, 'DW-022')
  },
  wingLaunched: {
    evolve: (state, event) => withWing(state, event.wingId, wing => ({ ...wing, status: 'flying' })),
    describe: (state, event, say) => say({ wing: nameOf(state, event.wingId), unit: nameOf(state, event.unitId) }, 'DW-066')
  },
  capSet: {
    evolve: (state, event) => withWing(state, event.wingId, wing => ({ ...wing, isOnCap: event.isOnCap })),
    describe: (state, { wingId, isOnCap }, say) => say({ wing: nameOf(state, wingId) }, 'DW-011', isOnCap ? 'on' : 'off')
  }
}
