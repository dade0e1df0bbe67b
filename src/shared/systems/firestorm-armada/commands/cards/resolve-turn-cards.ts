import type { BattleState } from '../../model/battle'
import { findFleet } from '../../state'
import type { Decision, FaCommands } from '../command'
import type { Refusals } from '../refusal'

/** Refused: 'no-such-card' for a fleet that placed none, or a text of another card. */
export function* checkResolveTurnCards(state: BattleState, command: FaCommands['resolveTurnCards']): Refusals {
  if (findFleet(state, command.fleetId) === undefined) return 'no-such-fleet'
  const row = state.turnCards.find(one => one.fleetId === command.fleetId)
  if (row === undefined || row.cards.length === 0) return 'no-such-card'
  if (command.texts?.some(({ cardId }) => !row.cards.some(card => card.id === cardId)) === true) return 'no-such-card'
  if (row.isResolved) return 'already-resolved'
  if (state.phase !== 'turnCards') yield 'wrong-phase'
  const next = state.cardOrder?.find(id => state.turnCards.some(one => one.fleetId === id && one.cards.length > 0 && !one.isResolved))
  if (state.cardOrder === null) yield 'cards-not-revealed'
  else if (next !== command.fleetId) yield 'card-order'
  return null
}

/** The fleet has done what its cards say, and they are read out as they lie open (FA-002). */
export function* decideResolveTurnCards(_state: BattleState, command: FaCommands['resolveTurnCards']): Decision {
  const { fleetId, texts } = command
  return [{ type: 'turnCardsResolved', fleetId, ...(texts === undefined ? {} : { texts }) }]
}
