import type { EventTable } from '../../../core/engine/event-table'
import type { Infer } from '../../../schema/infer'
import type { BattleState } from '../model/battle'
import type { movementEvents } from '../schema/events-v1/movement'
import { stuntOutcome, withFleet } from '../state'
import { armadaName, targetName, word } from './words'

/** The helm phase: who moves when, moves and stunts. */
export type MovementEvent = Infer<(typeof movementEvents)[number]>

export const MOVEMENT_EVENTS: EventTable<BattleState, MovementEvent> = {
  movementOrderRolled: {
    evolve: (state, event) => ({ ...state, movementOrder: event.movement }),
    describe: (state, { movement: { checks } }, say) => {
      const totals = checks.map(check => `${armadaName(state, check.armadaId)} ${[check.total, ...check.tieTotals].join(', ')}`)
      return say({ armada: armadaName(state, checks[0]?.armadaId ?? ''), totals: totals.join(' · ') }, 'SA-079')
    }
  },
  fleetMoved: {
    evolve: (state, event) => ({
      ...withFleet(state, event.fleetId, fleet => ({ ...fleet, movement: event.move })),
      // A drift is no move in the order, and what comes right after a move stays open.
      movementOrder:
        state.movementOrder === null || event.move === 'drifted'
          ? state.movementOrder
          : { ...state.movementOrder, lastMoved: event.fleetId, moved: [...(state.movementOrder.moved ?? []), event.fleetId] }
    }),
    describe: (state, event, say) => say({ fleet: targetName(state, event.fleetId) }, 'SA-082', event.move)
  },
  stuntAttempted: {
    evolve: (state, event) => withFleet(state, event.fleetId, fleet => ({ ...fleet, stunt: event.attempt })),
    describe: (state, { fleetId, attempt, total, dc }, say) => {
      const target = attempt.targetId === null ? '' : { key: 'sa.stuntPast', values: { fleet: targetName(state, attempt.targetId) } }
      const values = {
        fleet: targetName(state, fleetId),
        stunt: word('stunt', attempt.stunt),
        target,
        total: total ?? 0,
        dc: dc ?? 0,
        result: word('stuntResult', `${attempt.stunt}.${stuntOutcome(attempt)}`)
      }
      return say(values, 'SA-090', dc === null ? 'unchecked' : attempt.isSuccess ? 'success' : 'failure')
    }
  }
}
