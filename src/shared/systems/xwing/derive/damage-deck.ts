import { sum } from '../../../kernel/collections'
import type { BattleState, ShipState } from '../model/battle'
import { DAMAGE_CARDS, type DamageCard } from '../model/damage-cards'
import type { SquadId } from '../model/squad'
import { DAMAGE_DECK } from '../tables/damage-deck'
import { cardsOn } from './health'

/** Cards left in this player's deck; 0 when as many lie on ships as it has, or more (XW-039). */
export function cardsInDeck(state: BattleState, squadId: SquadId): number {
  return cardsBeside(holders(state, squadId))
}

/** The ships that have left whose cards would go back into the deck, and how many cards it would then hold. */
export function deckRenewed(state: BattleState, squadId: SquadId): { readonly ships: readonly ShipState[]; readonly cards: number } {
  const all = holders(state, squadId)
  const ships = all.filter(ship => ship.status === 'removed' && cardsOn(ship) > 0)
  return { ships, cards: cardsBeside(all.filter(ship => !ships.includes(ship))) }
}

/** Copies of a card that do not lie face up on any ship of this player, who has one deck (XW-039). */
export function copiesLeft(state: BattleState, squadId: SquadId, card: DamageCard): number {
  const known = holders(state, squadId).flatMap(ship => ship.faceup.filter(one => one.card === card))
  return Math.max(0, DAMAGE_DECK[card] - known.length)
}

/** Cards of this player's deck that nobody has seen. */
export function cardsUnseen(state: BattleState, squadId: SquadId): number {
  return sum(DAMAGE_CARDS.map(card => copiesLeft(state, squadId, card)))
}

/**
 * What a card that is drawn may be. `known` are names that went back into the deck, each as likely as any other card of it; the deck holds
 * `unknown` more, each any of `unseen`, the copies that nobody has seen.
 */
export interface DrawPile {
  readonly known: readonly DamageCard[]
  readonly unseen: readonly DamageCard[]
  readonly unknown: number
}

/**
 * What the card with this id may be. A card of a renewed deck is one of those that were shuffled into it and have not been seen since; what
 * lies on the other ships is not among them (XW-039).
 */
export function drawPile(state: BattleState, squadId: SquadId, cardId: string): DrawPile {
  const { ships, since } = lastReturned(state, squadId)
  const seenSince = holders(state, squadId)
    .flatMap(ship => ship.faceup)
    .flatMap(({ id, card }) => (card !== null && numberOf(id) >= since ? [card] : []))
  const known = seenSince.reduce<readonly DamageCard[]>(withoutOne, namesOn(ships))
  const unseen = DAMAGE_CARDS.flatMap(card => {
    const copies = copiesLeft(state, squadId, card) - known.filter(one => one === card).length
    return Array.from({ length: Math.max(0, copies) }, () => card)
  })
  if (numberOf(cardId) < since && unseen.length > 0) return { known: [], unseen, unknown: unseen.length }
  const shuffled = sum(ships.map(cardsOn)) - seenSince.length
  return { known, unseen, unknown: known.length === 0 ? unseen.length : Math.min(unseen.length, Math.max(0, shuffled - known.length)) }
}

/** The ships whose cards were shuffled into the deck last, and the number of the first card dealt from it; no ships before that. */
function lastReturned(state: BattleState, squadId: SquadId): { readonly ships: readonly ShipState[]; readonly since: number } {
  const gone = state.ships.filter(ship => ship.squadId === squadId && ship.hasReturnedCards)
  const since = Math.max(0, ...gone.map(ship => ship.returnedAt ?? 0))
  return { ships: gone.filter(ship => ship.returnedAt === since), since }
}

/** Cards are numbered as they are dealt. */
function numberOf(cardId: string): number {
  return Number(cardId.slice(1))
}

function namesOn(ships: readonly ShipState[]): readonly DamageCard[] {
  return ships.flatMap(ship => ship.faceup.flatMap(({ card }) => (card === null ? [] : [card])))
}

function withoutOne(cards: readonly DamageCard[], card: DamageCard): readonly DamageCard[] {
  const at = cards.indexOf(card)
  return at < 0 ? cards : cards.filter((_, i) => i !== at)
}

/** Ships of this player whose cards have not gone back into the deck. */
function holders(state: BattleState, squadId: SquadId): readonly ShipState[] {
  return state.ships.filter(ship => ship.squadId === squadId && !ship.hasReturnedCards)
}

function cardsBeside(ships: readonly ShipState[]): number {
  return Math.max(0, sum(DAMAGE_CARDS.map(card => DAMAGE_DECK[card])) - sum(ships.map(cardsOn)))
}
