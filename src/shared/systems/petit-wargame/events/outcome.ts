import type { EventTable } from '../../../core/engine/event-table'
import type { Infer } from '../../../schema/infer'
import { losses } from '../derive/victory'
import type { BattleState } from '../model/battle'
import type { outcomeEvents } from '../schema/events-v1/outcome'
import { sideName } from './words'

/** How the battle ends, and whether it goes on after all. */
export type OutcomeEvent = Infer<(typeof outcomeEvents)[number]>

export const OUTCOME_EVENTS: EventTable<BattleState, OutcomeEvent> = {
  victoryWon: {
    evolve: (state, { sideId }) => ({ ...state, isOver: true, winnerId: sideId }),
    describe: (state, { sideId, lost, total }, say) => say({ side: sideName(state, sideId), lost, total }, 'PW-061')
  },
  battleEnded: {
    evolve: (state, { winnerId }) => ({ ...state, isOver: true, winnerId }),
    describe(state, { winnerId }, say) {
      const score = state.fleets.map(fleet => `${fleet.name} ${String(losses(state, fleet.sideId).lost)}`).join(', ')
      return winnerId === null ? say({ score }, undefined, 'nobody') : say({ side: sideName(state, winnerId), score }, undefined, 'won')
    }
  },
  battleResumed: {
    evolve: state => ({ ...state, isOver: false }),
    describe: (_state, { reason }, say) => say({ reason })
  }
}
