import type { EventTable } from '../../../core/engine/event-table'
import type { Infer } from '../../../schema/infer'
import { sum } from '../../../kernel/collections'
import type { BattleState } from '../model/battle'
import type { outcomeEvents } from '../schema/events-v1/outcome'
import { fleetOf, isDestroyed } from '../state'
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
      const score = pointsDestroyed(state)
      return winnerId === null ? say({ score }, undefined, 'nobody') : say({ side: sideName(state, winnerId), score }, undefined, 'won')
    }
  },
  battleResumed: {
    evolve: state => ({ ...state, isOver: false }),
    describe: (_state, { reason }, say) => say({ reason })
  }
}

/** The points of the ships that each fleet has lost: "Cobalt League 40, Amber Watch 0". */
function pointsDestroyed(state: BattleState): string {
  const of = (id: string): number =>
    sum(state.ships.filter(ship => isDestroyed(ship) && fleetOf(state, ship.squadronId).id === id).map(ship => ship.costPoints))
  return state.fleets.map(fleet => `${fleet.name} ${String(of(fleet.id))}`).join(', ')
}
