import type { FaEvent, GmEvent, TurnEvent } from './events'
import { evolveFight } from './evolve-fight'
import { evolveGm } from './evolve-gm'
import { evolveTurn } from './evolve-turn'
import type { BattleState } from './model/battle'

/** The only maker of states: applies one event, without rules, dice or doubt. */
export function evolve(state: BattleState, event: FaEvent): BattleState {
  if (isTurnEvent(event)) return evolveTurn(state, event)
  return isGmEvent(event) ? evolveGm(state, event) : evolveFight(state, event)
}

const TURN: Readonly<Record<TurnEvent['type'], true>> = {
  battleBegun: true,
  phaseEntered: true,
  turnCardsPlaced: true,
  turnCardsRevealed: true,
  turnCardsResolved: true,
  cardPlayed: true,
  cardsDiscarded: true,
  cardsDrawn: true,
  initiativeRolled: true,
  unitActivated: true,
  activationEnded: true,
  pointsScored: true,
  battleEnded: true
}

const GM: Readonly<Record<GmEvent['type'], true>> = {
  fleetCorrected: true,
  unitCorrected: true,
  shipCorrected: true,
  weaponCorrected: true,
  wingCorrected: true,
  cardNoted: true,
  tableNoted: true,
  unitsJoined: true,
  fleetJoined: true,
  rulingSet: true
}

/** Whether the event belongs to the order of play and the cards. */
export function isTurnEvent(event: FaEvent): event is TurnEvent {
  return event.type in TURN
}

/** Whether the event is the GM's own. */
export function isGmEvent(event: FaEvent): event is GmEvent {
  return event.type in GM
}
