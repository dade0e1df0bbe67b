import type { Rule } from '../../../core/dice/rule'
import { rollAmong } from '../../../core/dice/rule'
import { present } from '../../../kernel/present'
import { cardAt, cardsUnseen, copiesLeft } from '../derive/damage-deck'
import type { XwEvent } from '../events'
import type { BattleState } from '../model/battle'
import { squadOf } from '../state'
import type { NameCard } from './command'
import type { Refusals } from './refusal'

/** Refused: 'no-such-obligation'; 'no-card-left' for a card of which every copy lies face up, 'no-use' for a draw from a deck without cards. */
export function* checkNameCard(state: BattleState, { obligationId, card }: NameCard): Refusals {
  const due = state.obligations.find(one => one.id === obligationId)
  if (due === undefined) return 'no-such-obligation'
  const squad = squadOf(state, due.shipId)
  if (card === null) return cardsUnseen(state, squad.id) === 0 ? 'no-use' : null
  if (copiesLeft(state, squad.id, card) === 0) yield 'no-card-left'
  return null
}

/** As the table reads it, or drawn from the cards nobody has seen, each as likely as the others (XW-039). */
export function* decideNameCard(state: BattleState, { obligationId, card }: NameCard): Rule<readonly XwEvent[]> {
  const obligation = present(
    state.obligations.find(one => one.id === obligationId),
    obligationId
  )
  if (card !== null) return [{ type: 'cardNamed', obligation, card, isDrawn: false }]
  const { id } = squadOf(state, obligation.shipId)
  const place = yield* rollAmong('xw.roll.card', cardsUnseen(state, id), obligation.shipId)
  return [{ type: 'cardNamed', obligation, card: present(cardAt(state, id, place), `card ${String(place)}`), isDrawn: true }]
}
