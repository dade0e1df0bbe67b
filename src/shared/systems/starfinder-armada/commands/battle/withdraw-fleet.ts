import type { BattleState } from '../../model/battle'
import { readRuling } from '../../rulings'
import { findFleet, isFighting, theFleet } from '../../state'
import type { Refusals } from '../refusal'
import type { Decision, SaCommands } from '../command'

/**
 * A fleet leaves the map, and with it the battle (SA-111, SA-Q42). Refused: 'must-stay' for a routed fleet where `sa.routExit` keeps it on
 * the map.
 */
export function* checkWithdrawFleet(state: BattleState, command: SaCommands['withdrawFleet']): Refusals {
  const fleet = findFleet(state, command.fleetId)
  if (fleet === undefined) return 'no-such-fleet'
  if (!isFighting(fleet)) yield 'out-of-battle'
  if (fleet.status === 'routed' && readRuling(state.rulings, 'sa.routExit') === 'mustStay') yield 'must-stay'
  return null
}

/** The fleet takes its officers with it, and its obligations lapse. */
export function* decideWithdrawFleet(state: BattleState, command: SaCommands['withdrawFleet']): Decision {
  return [{ type: 'fleetWithdrawn', fleetId: theFleet(state, command.fleetId).id, reason: command.reason }]
}
