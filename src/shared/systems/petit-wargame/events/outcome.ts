import type { EventTable } from '../../../core/engine/event-table'
import type { BattleState } from '../model/battle'
import { sideName } from './words'

/** How the battle ends, and whether it goes on after all. */
export type OutcomeEvent =
  | { readonly type: 'victoryWon'; readonly sideId: string; readonly lost: number; readonly total: number }
  | { readonly type: 'battleEnded'; readonly winnerId: string | null }
  | { readonly type: 'battleResumed'; readonly reason: string }

export const OUTCOME_EVENTS: EventTable<BattleState, OutcomeEvent> = {
  victoryWon: {
    evolve: (state, { sideId }) => ({ ...state, isOver: true, winnerId: sideId }),
    describe: (state, { sideId, lost, total }, say) => say({ side: sideName(state, sideId), lost, total }, 'PW-061')
  },
  battleEnded: {
    evolve: (state, { winnerId }) => ({ ...state, isOver: true, winnerId }),
    describe(state, { winnerId }, say) {
      return winnerId === null ? say({}, undefined, 'nobody') : say({ side: sideName(state, winnerId) }, undefined, 'won')
    }
  },
  battleResumed: {
    evolve: state => ({ ...state, isOver: false }),
    describe: (_state, { reason }, say) => say({ reason })
  }
}
