import { changeOne, theOne, without } from '../../kernel/collections'
import type { Rule } from '../dice/rule'
import type { CommandRow } from '../engine/command-table'

interface Owing {
  readonly obligations: readonly { readonly id: string; readonly isDeferred?: boolean }[]
}
type DueOf<State extends Owing> = State['obligations'][number]
type Defer = Readonly<Record<'type' | 'obligationId', string>>
type Waive = Defer & { readonly reason: string }
type Deferred = Defer & { readonly type: 'obligationDeferred' }
interface Waived<Due> {
  readonly type: 'obligationWaived'
  readonly obligation: Due
  readonly reason: string
}

/** The command that puts an obligation off, once: it stays owed but holds nothing up. */
export function deferring<State extends Owing>(): CommandRow<State, Defer, Deferred, never, 'no-such-obligation' | 'already-deferred'> {
  return {
    check({ obligations }, { obligationId }) {
      const due = obligations.find(one => one.id === obligationId)
      if (due === undefined) return 'no-such-obligation'
      return due.isDeferred === true ? 'already-deferred' : null
    },
    *decide(_state, { obligationId }) {
      return [{ type: 'obligationDeferred', obligationId }]
    }
  }
}

/** The command with which the GM drops an obligation; the reason goes into the log. `told` gives all events where more comes of it. */
export function waiving<State extends Owing, Event = never>(
  told: (state: State, event: Waived<DueOf<State>>) => Rule<readonly (Event | Waived<DueOf<State>>)[]> = function* (_state, event) {
    return [event]
  }
): CommandRow<State, Waive, Event | Waived<DueOf<State>>, never, 'no-such-obligation'> {
  return {
    check: ({ obligations }, { obligationId }) => (obligations.some(due => due.id === obligationId) ? null : 'no-such-obligation'),
    decide: (state, { obligationId, reason }) =>
      told(state, { type: 'obligationWaived', obligation: theOne<DueOf<State>>(state.obligations, obligationId), reason })
  }
}

/** The state in which an obligation is put off. */
export function withDeferred<State extends Owing>(state: State, { obligationId }: { readonly obligationId: string }): State {
  return { ...state, obligations: changeOne(state.obligations, obligationId, due => ({ ...due, isDeferred: true })) }
}

/** The state in which an obligation is no longer owed. */
export function withoutDue<State extends Owing>(state: State, id: string): State {
  return { ...state, obligations: without(state.obligations, due => due.id === id) }
}
