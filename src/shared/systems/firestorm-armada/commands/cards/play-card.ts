import type { BattleState, CardType, PlayedCard } from '../../model/battle'
import type { UnitId } from '../../model/design'
import type { Decision, FaCommands } from '../command'
import { readRuling } from '../../rulings'
import { doubtsAboutCardTarget, unknownTarget } from '../../rules/card-target'
import { findFleet, findShip } from '../../state'
import type { ForceableRefusal, Refusals } from '../refusal'

/**
 * Refused: 'wrong-phase' outside movement and combat (FA-004); 'out-of-command' for a ship beyond command distance or a squadron of such
 * ships only, but never for wings (FA-007, FA-008); 'card-limit' if `fa.cardLimits` is yes (FA-Q19).
 */
export function* checkPlayCard(state: BattleState, command: FaCommands['playCard']): Refusals {
  const fleet = findFleet(state, command.fleetId)
  if (fleet === undefined) return 'no-such-fleet'
  const card = fleet.hand.find(one => one.id === command.cardId)
  if (card === undefined) return 'no-such-card'
  const unknown = unknownTarget(state, command)
  if (unknown !== null) return unknown
  if (state.phase !== 'activation') yield 'wrong-phase'
  if (card.type !== null && card.type !== command.cardType) yield 'card-of-other-type'
  yield* doubtsAboutCardTarget(state, { unitId: unitOf(state, command), shipId: command.shipId })
  if (readRuling(state.rulings, 'fa.cardLimits') === 'yes') yield* limits(state, command)
  return null
}

export function* decidePlayCard(state: BattleState, command: FaCommands['playCard']): Decision {
  const { fleetId, cardId, cardType, text, shipId } = command
  const card: PlayedCard = { fleetId, type: cardType, text, unitId: unitOf(state, command), shipId }
  return [{ type: 'cardPlayed', card, cardId }]
}

/**
 * Each turn a squadron takes either one squadron card, as its activation begins, or one action card, during it. One reaction card answers
 * each thing another fleet does (FA-Q19).
 */
function* limits(state: BattleState, command: FaCommands['playCard']): Generator<ForceableRefusal, void, void> {
  const unit = unitOf(state, command)
  const hasHad = (type: CardType): boolean => state.played.some(card => card.type === type && card.unitId === unit)
  const isActive = unit !== null && unit === state.activeUnitId
  const isOver = {
    squadron: !isActive || state.hasActed || hasHad('squadron') || hasHad('action'),
    action: !isActive || hasHad('squadron') || hasHad('action'),
    reaction: state.hasReacted || state.lastFleetId === null || state.lastFleetId === command.fleetId
  }
  if (isOver[command.cardType]) yield 'card-limit'
}

/** The unit the card is played on: the one named, that of the ship, or for squadron and action cards the active one. */
function unitOf(state: BattleState, command: FaCommands['playCard']): UnitId | null {
  const ship = command.shipId === null ? undefined : findShip(state, command.shipId)
  return command.unitId ?? ship?.unitId ?? (command.cardType === 'reaction' ? null : state.activeUnitId)
}
