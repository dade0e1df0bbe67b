import { sum } from '../../../kernel/collections'
import type { BattleState } from '../model/battle'
import type { SquadId } from '../model/squad'
import type { DamageCard } from '../tables/damage-deck'
import { DAMAGE_CARDS, DAMAGE_DECK } from '../tables/damage-deck'

/** Copies of a card that are not known to lie face up on a ship of this player, who has one deck (XW-039). */
export function copiesLeft(state: BattleState, squadId: SquadId, card: DamageCard): number {
  const known = state.ships.filter(ship => ship.squadId === squadId).flatMap(ship => ship.faceup.filter(one => one.card === card))
  return Math.max(0, DAMAGE_DECK[card] - known.length)
}

/** Cards of the deck that nobody has seen. */
export function cardsUnseen(state: BattleState, squadId: SquadId): number {
  return sum(DAMAGE_CARDS.map(card => copiesLeft(state, squadId, card)))
}

/** The unseen card at a place from 1, all copies counted; undefined beyond the last. */
export function cardAt(state: BattleState, squadId: SquadId, place: number): DamageCard | undefined {
  let last = 0
  return DAMAGE_CARDS.find(card => (last += copiesLeft(state, squadId, card)) >= place)
}
