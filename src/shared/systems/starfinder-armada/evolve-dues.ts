import { without } from '../../kernel/collections'
import type { BattleState } from './model/battle'
import type { SaObligation } from './model/obligation'

/** What is owed with one thing more, before the one named; last where none is. */
export function withDue(dues: readonly SaObligation[], due: SaObligation, before: string | null): readonly SaObligation[] {
  const place = before === null ? -1 : dues.findIndex(one => one.id === before)
  return place < 0 ? [...dues, due] : [...dues.slice(0, place), due, ...dues.slice(place)]
}

/** The battle without the check of a boarding party that is no more (SA-030). */
export function withoutBoarding(state: BattleState, effectId: string): BattleState {
  if (!state.obligations.some(due => due.kind === 'boarding' && due.effectId === effectId)) return state
  return { ...state, obligations: without(state.obligations, due => due.kind === 'boarding' && due.effectId === effectId) }
}
