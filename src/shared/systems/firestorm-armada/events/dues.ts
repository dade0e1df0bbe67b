import type { EventRow, EventTable } from '../../../core/engine/event-table'
import type { MessageValue } from '../../../core/engine/message'
import { withDeferred, withoutDue } from '../../../core/housekeeping/dues'
import type { Infer } from '../../../schema/infer'
import type { BattleState } from '../model/battle'
import type { FaObligation } from '../model/obligation'
import type { dueEvents } from '../schema/events-v1/dues'
import { findWing } from '../state'
import { nameIn, word } from './words'

/** Obligations: owed, then settled, put off, waived or lapsed. */
export type DueEvent = Infer<(typeof dueEvents)[number]>

type DueById = Extract<DueEvent, { readonly obligationId: string }>

const describeFound: EventRow<BattleState, DueById>['describe'] = (state, { obligationId }, say) => {
  const due = findDue(state, obligationId)
  return say(due === undefined ? {} : dueWords(state, due), 'FA-Q01')
}

export const DUE_EVENTS: EventTable<BattleState, DueEvent> = {
  obligationOwed: {
    evolve: (state, { obligation }) => ({ ...state, obligations: [...state.obligations, obligation], nextId: state.nextId + 1 }),
    describe: (state, { obligation }, say) => say(dueWords(state, obligation), 'FA-Q01')
  },
  obligationSettled: {
    evolve: (state, { obligationId }) => withoutDue(state, obligationId),
    describe: describeFound
  },
  obligationDeferred: {
    evolve: withDeferred,
    describe: describeFound
  },
  obligationLapsed: {
    evolve: (state, { obligationId }) => withoutDue(state, obligationId),
    describe(state, { obligationId }, say) {
      const due = findDue(state, obligationId)
      if (due === undefined) return say({}, 'FA-Q01', 'own')
      if (due.kind === 'contact') {
        const isTouching = findWing(state, due.wingId)?.contactId === due.shipId
        const values = { ship: nameIn(state, due.shipId), wing: nameIn(state, due.wingId) }
        return say(values, 'FA-051', isTouching ? 'unanswered' : 'contact')
      }
      if (due.kind !== 'boarding') return say(dueWords(state, due), 'FA-Q01', 'own')
      return say({ ship: nameIn(state, due.shipId), target: nameIn(state, due.targetId) }, 'FA-Q15', 'boarding')
    }
  },
  obligationWaived: {
    evolve: (state, { obligation }) => withoutDue(state, obligation.id),
    describe(state, { obligation: due, reason }, say) {
      if (due.kind !== 'contact') return say({ ...dueWords(state, due), reason }, 'FA-Q01', 'own')
      return say({ ship: nameIn(state, due.shipId), wing: nameIn(state, due.wingId) }, 'FA-051', 'contact')
    }
  }
}

function findDue(state: BattleState, id: string): FaObligation | undefined {
  return state.obligations.find(due => due.id === id)
}

function dueWords(state: BattleState, due: FaObligation): Readonly<Record<'due' | 'name', MessageValue>> {
  return { due: word('due', due.kind), name: nameIn(state, due.kind === 'drivenOff' ? due.wingId : due.shipId) }
}
