import { theOne } from '../../../../kernel/collections'
import { rollAmong, type Rule } from '../../../../core/dice/rule'
import { cardsUnseen, copiesLeft, drawPile, type DrawPile } from '../../derive/damage-deck'
import type { BattleState } from '../../model/battle'
import type { DamageCard } from '../../model/damage-cards'
import type { ShipId } from '../../model/squad'
import { renewDeck } from '../../rules/renew-deck'
import { Story } from '../../rules/story'
import { squadOf } from '../../state'
import type { Decision, XwCommands } from '../command'
import type { Refusals } from '../refusal'

/** Refused: 'no-such-obligation'; 'no-card-left' when every copy of the card is face up already. */
export function* checkNameCard(state: BattleState, { obligationId, card }: XwCommands['nameCard']): Refusals {
  const due = state.obligations.find(one => one.id === obligationId)
  if (due === undefined) return 'no-such-obligation'
  if (card !== null && copiesLeft(state, squadOf(state, due.shipId).id, card) === 0) yield 'no-card-left'
  return null
}

/**
 * The table reads the card, or it is drawn from the deck: each card in it is as likely as the others, and one that nobody knows is any of
 * the unseen. When every card is known, those of ships that have left come back first; if there are none, the card stays unnamed (XW-039).
 */
export function* decideNameCard(state: BattleState, { obligationId, card, note }: XwCommands['nameCard']): Decision {
  const obligation = theOne(state.obligations, obligationId)
  const noted = note === undefined || note.trim() === '' ? {} : { note: note.trim() }
  if (card !== null) return [{ type: 'cardNamed', obligation, card, isDrawn: false, ...noted }]
  const { id } = squadOf(state, obligation.shipId)
  const story = new Story(state)
  if (cardsUnseen(state, id) === 0) renewDeck(story, id)
  const drawn = yield* drawCard(drawPile(story.state, id, obligation.id), obligation.shipId)
  story.tell({ type: 'cardNamed', obligation, card: drawn, isDrawn: true, ...noted })
  return story.events
}

/** One die for a card of the deck; if nobody knows that card, another for which it is. */
function* drawCard({ known, unseen, unknown }: DrawPile, shipId: ShipId): Rule<DamageCard | null> {
  const place = known.length === 0 ? 1 : yield* rollAmong('xw.roll.card', known.length + unknown, shipId)
  const card = known[place - 1]
  if (card !== undefined) return card
  return unseen[(yield* rollAmong('xw.roll.card', unseen.length, shipId)) - 1] ?? null
}
