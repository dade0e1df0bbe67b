import { without } from '../../../kernel/collections'
import type { EventTable } from '../../../core/engine/event-table'
import type { Message } from '../../../core/engine/message'
import { withDeferred, withoutDue } from '../../../core/housekeeping/dues'
import type { Infer } from '../../../schema/infer'
import type { BattleState } from '../model/battle'
import type { SaObligation } from '../model/obligation'
import type { dueEvents } from '../schema/events-v1/dues'
import { targetName, word } from './words'

/** Obligations of the table: owed, settled, deferred, waived or lapsed. */
export type DueEvent = Infer<(typeof dueEvents)[number]>

export const DUE_EVENTS: EventTable<BattleState, DueEvent> = {
  obligationOwed: {
    evolve: (state, event) => ({
      ...state,
      obligations: withDue(state.obligations, event.obligation, event.before),
      nextId: state.nextId + 1
    }),
    describe: (state, { obligation }, say) => say({ fleet: targetName(state, obligation.fleetId) }, undefined, obligation.kind)
  },
  obligationSettled: {
    evolve: (state, { obligationId }) => withoutDue(state, obligationId),
    describe: (state, event, say) => say(dueValues(state, event.obligationId))
  },
  obligationDeferred: {
    evolve: withDeferred,
    describe: (state, event, say) => say(dueValues(state, event.obligationId))
  },
  obligationWaived: {
    evolve: (state, { obligation }) => withoutDue(state, obligation.id),
    describe: (state, { obligation, reason }, say) =>
      say({ fleet: targetName(state, obligation.fleetId), what: word('obligationKind', obligation.kind), reason })
  },
  obligationsLapsed: {
    evolve: (state, event) => ({ ...state, obligations: without(state.obligations, due => event.obligationIds.includes(due.id)) }),
    describe: (state, event, say) => say({ what: lapsedWords(state, event.obligationIds) })
  }
}

/** The dues with one more: before the one named, or last. */
export function withDue(dues: readonly SaObligation[], due: SaObligation, before: string | null): readonly SaObligation[] {
  const place = before === null ? -1 : dues.findIndex(one => one.id === before)
  return place < 0 ? [...dues, due] : [...dues.slice(0, place), due, ...dues.slice(place)]
}

function dueValues(state: BattleState, id: string): { readonly fleet: string; readonly what: Message } {
  const due = state.obligations.find(one => one.id === id)
  return { fleet: targetName(state, due?.fleetId ?? ''), what: word('obligationKind', due?.kind ?? 'critical') }
}

/** The lapsed dues one after the other, each with its fleet. */
function lapsedWords(state: BattleState, ids: readonly string[]): Message | string {
  const words = state.obligations
    .filter(due => ids.includes(due.id))
    .map((due): Message => ({ key: 'sa.lapsedDue', values: dueValues(state, due.id) }))
  return words.reduce<Message | string>((all, one) => (all === '' ? one : { key: 'sa.lapsedDues', values: { first: all, next: one } }), '')
}
