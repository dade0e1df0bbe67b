import { isDetected } from '../../derive/detected'
import type { BattleState } from '../../model/battle'
import { findShip, findSquadron, fleetOf, sideOf } from '../../state'
import type { Decision, PwCommands } from '../command'
import type { PwRefusal } from '../refusal'

/**
 * The GM says that a squadron has found an enemy, or has not (PW-043). Refused: 'no-such-squadron', 'no-such-ship', 'not-an-enemy',
 * 'nothing-to-change'.
 */
export function checkCorrectDetection(
  state: BattleState,
  { squadronId, targetId, isDetected: isFound }: PwCommands['correctDetection']
): PwRefusal | null {
  if (findSquadron(state, squadronId) === undefined) return 'no-such-squadron'
  if (findShip(state, targetId) === undefined) return 'no-such-ship'
  if (fleetOf(state, squadronId).sideId === sideOf(state, targetId)) return 'not-an-enemy'
  return isDetected(state, squadronId, targetId) === isFound ? 'nothing-to-change' : null
}

export function* decideCorrectDetection(_state: BattleState, command: PwCommands['correctDetection']): Decision {
  const { squadronId, targetId, isDetected: isFound, reason } = command
  return [{ type: 'detectionCorrected', squadronId, targetId, isDetected: isFound, reason }]
}
