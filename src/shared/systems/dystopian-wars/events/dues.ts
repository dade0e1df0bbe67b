import type { EventTable, Say } from '../../../core/engine/event-table'
import type { Message } from '../../../core/engine/message'
import { withDeferred, withoutDue } from '../../../core/housekeeping/dues'
import type { Infer } from '../../../schema/infer'
import type { BattleState } from '../model/battle'
import type { DwObligation } from '../model/obligation'
import type { dueEvents } from '../schema/events-v1/dues'
import { nameOf } from './words'

/** Obligations of the table: owed, settled, deferred, lapsed or waived. */
export type DueEvent = Infer<(typeof dueEvents)[number]>

export const DUE_EVENTS: EventTable<BattleState, DueEvent> = {
  obligationOwed: {
    evolve: (state, event) => ({ ...state, obligations: [...state.obligations, event.obligation], nextId: state.nextId + 1 }),
    describe: (state, { obligation }, say) => say({ owner: ownerName(state, obligation) }, undefined, obligation.kind)
  },
  obligationSettled: {
    evolve: (state, event) => withoutDue(state, event.obligationId),
    describe: (state, event, say) => dueWords(state, event.obligationId, say)
  },
  obligationDeferred: {
    evolve: withDeferred,
    describe: (state, event, say) => dueWords(state, event.obligationId, say)
  },
  obligationLapsed: {
    evolve: (state, event) => withoutDue(state, event.obligationId),
    describe: (state, event, say) => dueWords(state, event.obligationId, say)
  },
  obligationWaived: {
    evolve: (state, event) => withoutDue(state, event.obligation.id),
    describe: (state, { obligation, reason }, say) => say({ owner: ownerName(state, obligation), reason }, undefined, obligation.kind)
  }
}

function dueWords(state: BattleState, id: string, say: Say): Message {
  const due = state.obligations.find(one => one.id === id)
  return say({ owner: due === undefined ? '' : ownerName(state, due) }, undefined, due?.kind ?? 'explosion')
}

function ownerName(state: BattleState, due: DwObligation): string {
  return nameOf(state, due.kind === 'fuel' ? due.wingId : due.unitId)
}
