import { sum, without } from '../../../kernel/collections'
import type { BattleState, ShipState } from '../model/battle'
import { DAMAGE_CARDS, type DamageCard } from '../model/damage-cards'
import type { ShipId, SquadId } from '../model/squad'
import { DAMAGE_DECK } from '../tables/damage-deck'

/** The cards of a deck of which nobody has read any since it was shuffled; each is as likely as the others (XW-039). */
export interface CardPile {
  /** Cards that were known as they went into the deck. */
  readonly known: readonly DamageCard[]
  /** Cards that went in face down: any of the pile they had been dealt from. */
  readonly hidden: readonly { readonly cards: number; readonly pile: CardPile }[]
}

/** The same while it is made up: hidden cards by the number of the deck they were dealt from. */
interface Counted {
  readonly known: readonly DamageCard[]
  readonly hidden: readonly number[]
}

const WHOLE_DECK: readonly DamageCard[] = DAMAGE_CARDS.flatMap(card => Array.from({ length: DAMAGE_DECK[card] }, () => card))

/** What the card with this id may be; where its deck has no card left to be it, one of the deck in hand (XW-039). */
export function cardPile(state: BattleState, squadId: SquadId, cardId: string): CardPile {
  const decks = decksOf(state, squadId)
  const counted = unread(state, squadId, decks)
  const own = nested(counted, deckOf(decks, cardId))
  return sizeOf(own) > 0 ? own : nested(counted, decks.length - 1)
}

/** How many cards are in it. */
export function sizeOf({ known, hidden }: CardPile): number {
  return known.length + sum(hidden.map(({ cards }) => cards))
}

/** How many copies of a card may be in it; 0 when all are known to be elsewhere. */
export function copiesIn({ known, hidden }: CardPile, card: DamageCard): number {
  return known.filter(one => one === card).length + Math.max(0, ...hidden.map(({ pile }) => copiesIn(pile, card)))
}

/** The cards face down on each ship of this player by the number of the deck they were dealt from; the first deck has number 0. */
export function facedownOf(
  state: BattleState,
  squadId: SquadId
): readonly { readonly shipId: ShipId; readonly facedownOf: readonly number[] }[] {
  const decks = decksOf(state, squadId).length
  const holders = shipsOf(state, squadId).filter(ship => !ship.hasReturnedCards)
  return holders.map(ship => ({ shipId: ship.id, facedownOf: byDeck(ship, decks) }))
}

function byDeck({ facedown, facedownOf: before = [] }: ShipState, decks: number): readonly number[] {
  const earlier = Array.from({ length: decks - 1 }, (_, i) => before[i] ?? 0)
  return [...earlier, Math.max(0, facedown - sum(earlier))]
}

/** A deck of this player: how many there were before it, and the number of the first card dealt from it. */
interface Deck {
  readonly before: number
  readonly first: number
}

/** The decks of this player in turn: the first, and one more for each time that cards of ships went back. */
function decksOf(state: BattleState, squadId: SquadId): readonly Deck[] {
  const renewed = shipsOf(state, squadId).flatMap(ship => renewedBy(ship) ?? [])
  const distinct = renewed.filter((one, i) => renewed.findIndex(other => isSame(one, other)) === i)
  return [{ before: 0, first: 0 }, ...distinct.sort((a, b) => a.before - b.before || a.first - b.first)]
}

/** The deck that the cards of the ship are in; null where they are not in one. */
function renewedBy({ hasReturnedCards, returnedAt, facedownOf }: ShipState): Deck | null {
  return hasReturnedCards ? { before: facedownOf?.length ?? 1, first: returnedAt ?? 0 } : null
}

function isSame(one: Deck, other: Deck | null): boolean {
  return one.before === other?.before && one.first === other.first
}

/** Cards are numbered as they are dealt. */
function deckOf(decks: readonly Deck[], cardId: string): number {
  const number = Number(cardId.slice(1))
  return Math.max(0, decks.filter(({ first }) => number >= first).length - 1)
}

/** Every deck as it was shuffled, less the cards that have been read since. */
function unread(state: BattleState, squadId: SquadId, decks: readonly Deck[]): readonly Counted[] {
  const ships = shipsOf(state, squadId)
  const shuffled = decks.map((deck, place): Counted => {
    if (place === 0) return { known: WHOLE_DECK, hidden: [] }
    const back = ships.filter(ship => isSame(deck, renewedBy(ship)))
    const known = back.flatMap(({ faceup }) => faceup.flatMap(({ card }) => (card === null ? [] : [card])))
    return { known, hidden: decks.slice(0, place).map((_, from) => sum(back.map(ship => unreadOn(ship, decks, from)))) }
  })
  const faceup = ships.flatMap(ship => ship.faceup)
  return decks.reduce<readonly Counted[]>((all, _, place) => {
    const read = faceup.flatMap(({ id, card }) => (card !== null && deckOf(decks, id) === place ? [card] : []))
    return read.reduce<readonly Counted[]>((left, card) => takenOut(left, place, card) ?? left, all)
  }, shuffled)
}

/** Cards of a deck on a ship whose names nobody knows. */
function unreadOn(ship: ShipState, decks: readonly Deck[], deck: number): number {
  const unnamed = ship.faceup.filter(({ id, card }) => card === null && deckOf(decks, id) === deck).length
  return unnamed + (byDeck(ship, decks.length)[deck] ?? 0)
}

/** The decks once this card of one of them has been read: a known one of that name, else a hidden one; null if it cannot be there. */
function takenOut(decks: readonly Counted[], deck: number, card: DamageCard): readonly Counted[] | null {
  const { known, hidden } = decks[deck] ?? { known: [], hidden: [] }
  const at = known.indexOf(card)
  if (at >= 0) return changed(decks, deck, { known: known.filter((_, i) => i !== at), hidden })
  const froms = hidden.flatMap((cards, from) => (cards > 0 ? [from] : []))
  for (const from of froms.reverse()) {
    const left = takenOut(decks, from, card)
    if (left !== null) return changed(left, deck, { known, hidden: hidden.map((cards, i) => (i === from ? cards - 1 : cards)) })
  }
  return null
}

function changed(decks: readonly Counted[], deck: number, to: Counted): readonly Counted[] {
  return decks.map((one, i) => (i === deck ? to : one))
}

/** Never more hidden cards than there are in the pile they came from, whatever the GM has corrected. */
function nested(decks: readonly Counted[], deck: number): CardPile {
  const { known, hidden } = decks[deck] ?? { known: [], hidden: [] }
  const piles = hidden.map((cards, from) => {
    const pile = nested(decks, from)
    return { cards: Math.min(cards, sizeOf(pile)), pile }
  })
  return { known, hidden: without(piles, ({ cards }) => cards === 0) }
}

function shipsOf(state: BattleState, squadId: SquadId): readonly ShipState[] {
  return state.ships.filter(ship => ship.squadId === squadId)
}
