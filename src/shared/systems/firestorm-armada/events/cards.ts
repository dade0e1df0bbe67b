import type { EventTable } from '../../../core/engine/event-table'
import { changeOne } from '../../../kernel/collections'
import type { Infer } from '../../../schema/infer'
import type { BattleState, TurnCard } from '../model/battle'
import type { FleetId } from '../model/design'
import type { cardEvents } from '../schema/events-v1/cards'
import { placedBy, withCards, withFleet } from '../state'
import { nameIn, totalsIn, word } from './words'

/** Cards: in the hand, laid for the turn phase, played and drawn. */
export type CardEvent = Infer<(typeof cardEvents)[number]>

export const CARD_EVENTS: EventTable<BattleState, CardEvent> = {
  turnCardsPlaced: {
    evolve: (state, { fleetId, cards }) => placed(state, fleetId, cards),
    describe: (state, { fleetId, cards }, say) => say({ fleet: nameIn(state, fleetId), count: cards.length }, 'FA-002')
  },
  turnCardsRevealed: {
    evolve: (state, { order }) => ({ ...state, cardOrder: order }),
    describe(state, { order, rollOff }, say) {
      if (rollOff !== null) return say({ totals: totalsIn(state, rollOff) }, 'FA-Q20', 'rolledOff')
      return say({ order: order.map(id => nameIn(state, id)).join(', ') }, 'FA-002', 'ordered')
    }
  },
  turnCardsResolved: {
    evolve(state, event) {
      const resolved = (cards: readonly TurnCard[]) => ({ cards: readOut(cards, event), isResolved: true })
      return { ...state, turnCards: state.turnCards.map(row => (row.fleetId === event.fleetId ? { ...row, ...resolved(row.cards) } : row)) }
    },
    describe(state, event, say) {
      const { fleetId } = event
      const cards = readOut(state.turnCards.find(row => row.fleetId === fleetId)?.cards ?? [], event)
      const text = cards
        .map(card => cardWords(card, nameIn(state, card.shipId ?? card.unitId ?? '')))
        .filter(one => one !== '')
        .join(' · ')
      return say({ fleet: nameIn(state, fleetId), text }, 'FA-002', text === '' ? 'untold' : 'told')
    }
  },
  cardPlayed: {
    evolve(state, { card, cardId }) {
      const after = withoutCards(state, card.fleetId, [cardId])
      return { ...after, played: [...state.played, card], hasReacted: card.type === 'reaction' || state.hasReacted }
    },
    describe(state, { card }, say) {
      const { fleetId, type, text, unitId, shipId } = card
      const target = shipId ?? unitId
      const values = { fleet: nameIn(state, fleetId), type: word('card', type), text, target: target === null ? '' : nameIn(state, target) }
      return say(values, 'FA-004', `${target === null ? 'free' : 'on'}${text === '' ? 'Untold' : ''}`)
    }
  },
  cardsDiscarded: {
    evolve: (state, { fleetId, cardIds }) => withoutCards(state, fleetId, cardIds),
    describe: (state, { fleetId, cardIds }, say) => say({ fleet: nameIn(state, fleetId), cards: cardIds.length }, 'FA-060')
  },
  cardsDrawn: {
    evolve: (state, { fleetId, count }) => withCards(state, fleetId, count),
    describe: (state, { fleetId, count }, say) => say({ fleet: nameIn(state, fleetId), cards: count }, 'FA-061')
  },
  cardNoted: {
    evolve(state, { fleetId, cardId, cardType, text }) {
      return withFleet(state, fleetId, fleet => ({
        ...fleet,
        hand: changeOne(fleet.hand, cardId, card => ({ ...card, type: cardType, text }))
      }))
    },
    // Only its player may know what the card is.
    describe: (state, { fleetId }, say) => say({ fleet: nameIn(state, fleetId) })
  }
}

/** Lays cards face down on the table; those that lay there before go back to the hand. */
function placed(state: BattleState, id: FleetId, cards: readonly TurnCard[]): BattleState {
  const before = placedBy(state, id)
  const ids = cards.map(card => card.id)
  const after = withFleet(state, id, fleet => ({ ...fleet, hand: [...fleet.hand, ...before].filter(card => !ids.includes(card.id)) }))
  return { ...after, turnCards: [...state.turnCards.filter(row => row.fleetId !== id), { fleetId: id, cards, isResolved: false }] }
}

function withoutCards(state: BattleState, id: FleetId, cardIds: readonly string[]): BattleState {
  return withFleet(state, id, fleet => ({ ...fleet, hand: fleet.hand.filter(card => !cardIds.includes(card.id)) }))
}

/** The cards with what was read off them. */
function readOut(cards: readonly TurnCard[], { texts = [] }: Extract<CardEvent, { type: 'turnCardsResolved' }>): readonly TurnCard[] {
  return cards.map(card => ({ ...card, text: texts.find(one => one.cardId === card.id)?.text ?? card.text }))
}

/** The text of a card, and its target. */
function cardWords({ text }: TurnCard, target: string): string {
  if (target === '') return text
  return text === '' ? target : `${text} (${target})`
}
