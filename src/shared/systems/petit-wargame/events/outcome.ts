import type { EventTable } from '../../../core/engine/event-table'
import type { Infer } from '../../../schema/infer'
import type { BattleState } from '../model/battle'
import type { outcomeEvents } from '../schema/events-v1/outcome'
import { nameIn, sideName, word } from './words'

/** How the battle ends, and whether it goes on after all. */
export type OutcomeEvent = Infer<(typeof outcomeEvents)[number]>

export const OUTCOME_EVENTS: EventTable<BattleState, OutcomeEvent> = {
  victoryWon: {
    evolve: (state, { sideId }) => ({ ...state, isOver: true, winnerId: sideId }),
    describe: (state, { sideId, lost, total, unit = 'points' }, say) =>
      say({ side: sideName(state, sideId), lost, total, unit: word('lossUnit', unit) }, 'PW-061')
  },
  leftUnsettled: {
    evolve: state => state,
    describe(state, { what, shipId, targetId, points }, say) {
      return say({ ship: nameIn(state, shipId), target: nameIn(state, targetId), points }, SOURCE_OF[what], what)
    }
  },
  battleEnded: {
    evolve: (state, { winnerId }) => ({ ...state, isOver: true, winnerId }),
    describe(state, { winnerId, unit, losses }, say) {
      const score = losses.map(({ sideId, lost, total }) => `${sideName(state, sideId)} ${String(lost)}/${String(total)}`).join(', ')
      const values = { score, unit: word('lossUnit', unit) }
      if (winnerId === null) return say(values, 'PW-061', 'nobody')
      return say({ side: sideName(state, winnerId), ...values }, 'PW-061', 'won')
    }
  },
  battleResumed: {
    evolve: (state, { winnerId }) => ({ ...state, isOver: false, winnerId }),
    describe: (_state, { reason }, say) => say({ reason })
  }
}

const SOURCE_OF = { detection: 'PW-032', engagement: 'PW-043', damage: 'PW-056' } as const
