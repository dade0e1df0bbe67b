import type { Message, MessageValue } from '../../core/engine/message'
import { assertNever } from '../../kernel/assert-never'
import { nameIn, word } from './describe'
import type { TurnEvent } from './events'
import type { BattleState, TurnCard, TurnOrder } from './model/battle'

/** The order of play and the cards in words. */
export function describeTurn(state: BattleState, event: TurnEvent): Message {
  const name = (id: string): string => nameIn(state, id)
  const say = (values: Readonly<Record<string, MessageValue>>, source: string, variant = ''): Message => ({
    key: `fa.event.${event.type}${variant}`,
    values,
    source
  })
  const totals = (order: TurnOrder): string =>
    order.order.map(id => `${name(id)} ${order.results.find(one => one.fleetId === id)?.totals.join(', ') ?? ''}`).join(' · ')
  switch (event.type) {
    case 'battleBegun':
      return say({ name: event.setup.name, fleets: event.setup.fleets.length }, 'FA-001')
    case 'phaseEntered':
      return say({ turn: event.turn, phase: word('phase', event.phase) }, 'FA-001')
    case 'turnCardsPlaced':
      return say({ fleet: name(event.fleetId), cards: event.cards.length }, 'FA-002')
    case 'turnCardsRevealed':
      return event.rollOff === null
        ? say({ order: event.order.map(name).join(', ') }, 'FA-002', '.ordered')
        : say({ totals: totals(event.rollOff) }, 'FA-Q20', '.rolledOff')
    case 'turnCardsResolved': {
      const cards = state.turnCards.find(row => row.fleetId === event.fleetId)?.cards ?? []
      const text = cards
        .map(card => cardWords(card, nameIn(state, card.shipId ?? card.unitId ?? '')))
        .filter(one => one !== '')
        .join(' · ')
      return say({ fleet: name(event.fleetId), text }, 'FA-002', text === '' ? '.untold' : '.told')
    }
    case 'cardPlayed': {
      const { fleetId, type, text, unitId, shipId } = event.card
      const target = shipId ?? unitId
      const values = { fleet: name(fleetId), type: word('card', type), text, target: target === null ? '' : name(target) }
      return say(values, 'FA-004', `${target === null ? '.free' : '.on'}${text === '' ? 'Untold' : ''}`)
    }
    case 'cardsDiscarded':
      return say({ fleet: name(event.fleetId), cards: event.cardIds.length }, 'FA-060')
    case 'cardsDrawn':
      return say({ fleet: name(event.fleetId), cards: event.count }, 'FA-061')
    case 'initiativeRolled':
      return say({ fleet: name(event.initiative.order[0] ?? ''), totals: totals(event.initiative) }, 'FA-003')
    case 'unitActivated':
    case 'activationEnded':
      return say({ unit: name(event.unitId) }, 'FA-004')
    case 'pointsScored':
      return say(
        { fleet: name(event.fleetId), points: event.points, reason: event.reason },
        'FA-005',
        `${event.points > 0 ? '.gained' : '.lost'}${event.reason === '' ? '' : 'For'}`
      )
    case 'battleEnded':
      return say({ leaders: event.leaders.map(name).join(', ') }, 'FA-005', event.leaders.length === 1 ? '.one' : '.several')
    default:
      return assertNever(event)
  }
}

/** What a card says, and on whom it is played. */
function cardWords({ text }: TurnCard, target: string): string {
  if (target === '') return text
  return text === '' ? target : `${text} (${target})`
}
