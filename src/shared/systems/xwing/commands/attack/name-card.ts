import { theOne } from '../../../../kernel/collections'
import { rollAmong, type Rule } from '../../../../core/dice/rule'
import { cardPile, copiesIn, sizeOf, type CardPile } from '../../derive/card-pile'
import { cardsUnseen } from '../../derive/damage-deck'
import type { BattleState } from '../../model/battle'
import type { DamageCard } from '../../model/damage-cards'
import type { ShipId } from '../../model/squad'
import { renewDeck } from '../../rules/renew-deck'
import { Story } from '../../rules/story'
import { squadOf } from '../../state'
import type { Decision, XwCommands } from '../command'
import type { Refusals } from '../refusal'

/** Refused: 'no-card-left' when every copy of the card is known to be elsewhere. */
export function* checkNameCard(state: BattleState, { obligationId, card }: XwCommands['nameCard']): Refusals {
  const due = state.obligations.find(one => one.id === obligationId)
  if (due === undefined) return 'no-such-obligation'
  if (card !== null && copiesIn(cardPile(state, squadOf(state, due.shipId).id, due.id), card) === 0) yield 'no-card-left'
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
  const drawn = yield* drawCard(cardPile(story.state, id, obligation.id), obligation.shipId)
  story.tell({ type: 'cardNamed', obligation, card: drawn, isDrawn: true, ...noted })
  return story.events
}

/** One die for a card of the deck; if it went in face down, another for which of its pile it is. */
function* drawCard(pile: CardPile, shipId: ShipId): Rule<DamageCard | null> {
  const { known, hidden } = pile
  const [only, ...others] = hidden
  if (known.length === 0 && others.length === 0) return only === undefined ? null : yield* drawCard(only.pile, shipId)
  let place = yield* rollAmong('xw.roll.card', sizeOf(pile), shipId)
  const card = known[place - 1]
  if (card !== undefined) return card
  place -= known.length
  for (const { cards, pile: from } of hidden) {
    if (place <= cards) return yield* drawCard(from, shipId)
    place -= cards
  }
  return null
}
