import { assertNever } from '../../kernel/assert-never'
import { replaceWhere } from '../../kernel/collections'
import type { TurnEvent } from './events'
import { begin, drawn } from './evolve-begin'
import type { BattleState, FleetState, ShipState, TurnCard } from './model/battle'
import type { FleetId } from './model/design'
import { placedBy, theUnit } from './state'

/** The order of play and the cards. */
export function evolveTurn(state: BattleState, event: TurnEvent): BattleState {
  switch (event.type) {
    case 'battleBegun':
      return begin(event)
    case 'phaseEntered':
      return { ...(event.turn === state.turn ? state : freshTurn(state, event.turn)), phase: event.phase, activeUnitId: null }
    case 'turnCardsPlaced':
      return placed(state, event.fleetId, event.cards)
    case 'turnCardsRevealed':
      return { ...state, cardOrder: event.order }
    case 'turnCardsResolved':
      return { ...state, turnCards: state.turnCards.map(row => (row.fleetId === event.fleetId ? { ...row, isResolved: true } : row)) }
    case 'cardPlayed': {
      const after = withoutCards(state, event.card.fleetId, [event.cardId])
      return { ...after, played: [...state.played, event.card], hasReacted: event.card.type === 'reaction' || state.hasReacted }
    }
    case 'cardsDiscarded':
      return withoutCards(state, event.fleetId, event.cardIds)
    case 'cardsDrawn':
      return drawn(state, event.fleetId, event.count)
    case 'initiativeRolled':
      return { ...state, initiative: event.initiative }
    case 'unitActivated': {
      const unit = theUnit(state, event.unitId)
      return {
        ...state,
        units: replaceWhere(
          state.units,
          one => one.id === unit.id,
          one => ({ ...one, hasActivated: true })
        ),
        activeUnitId: unit.id,
        lastFleetId: unit.fleetId,
        hasActed: false,
        hasReacted: false
      }
    }
    case 'activationEnded':
      return { ...state, activeUnitId: null }
    case 'pointsScored':
      return withFleet(state, event.fleetId, fleet => ({ ...fleet, victoryPoints: fleet.victoryPoints + event.points }))
    case 'battleEnded':
      return { ...state, phase: 'over', activeUnitId: null }
    default:
      return assertNever(event)
  }
}

export function withFleet(state: BattleState, id: FleetId, change: (fleet: FleetState) => FleetState): BattleState {
  return { ...state, fleets: replaceWhere(state.fleets, fleet => fleet.id === id, change) }
}

/** A new turn: nobody has moved, fired or been driven off; the initiative of the last one orders the cards (FA-002, FA-005). */
function freshTurn(state: BattleState, turn: number): BattleState {
  return {
    ...state,
    turn,
    units: state.units.map(unit => ({ ...unit, hasActivated: false })),
    ships: state.ships.map(freshShip),
    wings: state.wings.map(wing => ({ ...wing, isDrivenOff: false, hasMoved: false })),
    turnCards: [],
    cardOrder: null,
    previousOrder: state.initiative?.order ?? state.previousOrder,
    initiative: null,
    lastFleetId: null,
    played: [],
    hasActed: false,
    hasReacted: false
  }
}

function freshShip(ship: ShipState): ShipState {
  return {
    ...ship,
    weapons: ship.weapons.map(weapon => ({ ...weapon, fired: 'no', shares: [] })),
    movedInches: null,
    hasRammed: false,
    hasBoarded: false,
    pointDefenceUsed: 0,
    targets: []
  }
}

/** Face down on the table; what lay there before goes back to the hand. */
function placed(state: BattleState, id: FleetId, cards: readonly TurnCard[]): BattleState {
  const before = placedBy(state, id)
  const ids = cards.map(card => card.id)
  const after = withFleet(state, id, fleet => ({ ...fleet, hand: [...fleet.hand, ...before].filter(card => !ids.includes(card.id)) }))
  return { ...after, turnCards: [...state.turnCards.filter(row => row.fleetId !== id), { fleetId: id, cards, isResolved: false }] }
}

function withoutCards(state: BattleState, id: FleetId, cardIds: readonly string[]): BattleState {
  return withFleet(state, id, fleet => ({ ...fleet, hand: fleet.hand.filter(card => !cardIds.includes(card.id)) }))
}
