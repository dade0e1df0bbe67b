import type { BattleState } from '../../model/battle'
import { isWithin } from '../../../../kernel/collections'
import { handSize } from '../../derive/fleet-traits'
import { findFleet } from '../../state'
import { LIMITS } from '../../tables/limits'
import type { Decision, FaCommands } from '../command'
import type { Refusals } from '../refusal'

/** Refused: 'bad-number' outside 1 to 99; 'wrong-phase' outside the end phase; 'hand-full' beyond the hand size (FA-061). */
export function* checkDrawCards(state: BattleState, command: FaCommands['drawCards']): Refusals {
  const fleet = findFleet(state, command.fleetId)
  if (fleet === undefined) return 'no-such-fleet'
  if (!Number.isInteger(command.count) || !isWithin(command.count, 1, LIMITS.dice)) return 'bad-number'
  if (state.phase !== 'endPhase') yield 'wrong-phase'
  if (fleet.hand.length + command.count > handSize(state, fleet).total) yield 'hand-full'
  return null
}

export function* decideDrawCards(_state: BattleState, command: FaCommands['drawCards']): Decision {
  return [{ type: 'cardsDrawn', fleetId: command.fleetId, count: command.count }]
}
