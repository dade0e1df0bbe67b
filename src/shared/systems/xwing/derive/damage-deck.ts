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

/** Ships of this player whose cards have not gone back into the deck. */
function holders(state: BattleState, squadId: SquadId): readonly ShipState[] {
  return state.ships.filter(ship => ship.squadId === squadId && !ship.hasReturnedCards)
}

function cardsBeside(ships: readonly ShipState[]): number {
  return Math.max(0, sum(DAMAGE_CARDS.map(card => DAMAGE_DECK[card])) - sum(ships.map(cardsOn)))
}
