import { NUMBER_MAX } from '../../tables/limits'
import type { BattleState } from '../../model/battle'
import { isValid } from '../../rules/numbers'
import { findShip, markersOn, theShip } from '../../state'
import type { Decision, XwCommands } from '../command'
import type { Refusals } from '../refusal'

/** A ship gains or loses tokens; the table knows why (XW-Q11). Refused: 'no-token' when it has fewer. */
export function* checkChangeToken(state: BattleState, { shipId, token, count }: XwCommands['changeToken']): Refusals {
  const ship = findShip(state, shipId)
  if (ship === undefined) return 'no-such-ship'
  const left = markersOn(ship, token) + count
  if (count === 0 || !isValid(count, -NUMBER_MAX) || left > NUMBER_MAX) return 'bad-number'
  if (ship.status === 'removed') yield 'out-of-play'
  if (left < 0) yield 'no-token'
  return null
}

export function* decideChangeToken(state: BattleState, { shipId, token, count }: XwCommands['changeToken']): Decision {
  return [{ type: 'tokenChanged', shipId, token, count, left: Math.max(0, markersOn(theShip(state, shipId), token) + count) }]
}
