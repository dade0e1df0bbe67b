import { activationOf, isDetected, sharingDetections } from '../../derive/detected'
import type { BattleState } from '../../model/battle'
import { findShip, findSquadron, fleetOf, sideOf } from '../../state'
import type { Decision, PwCommands } from '../command'
import type { PwRefusal } from '../refusal'

/** The GM says that a squadron has found an enemy, or has not (PW-043). */
export function checkCorrectDetection(
  state: BattleState,
  { squadronId, targetId, isDetected: isFound }: PwCommands['correctDetection']
): PwRefusal | null {
  if (findSquadron(state, squadronId) === undefined) return 'no-such-squadron'
  if (findShip(state, targetId) === undefined) return 'no-such-ship'
  if (fleetOf(state, squadronId).sideId === sideOf(state, targetId)) return 'not-an-enemy'
  return isDetected(state, squadronId, targetId) === isFound ? 'nothing-to-change' : null
}

/**
 * Without an activation of the squadron it counts for its next one; where a fleet shares what is found, it is taken from all of it
 * (PW-Q06).
 */
export function* decideCorrectDetection(state: BattleState, command: PwCommands['correctDetection']): Decision {
  const { squadronId } = command
  const counts = { activationId: activationOf(state, squadronId), sharedBy: sharingDetections(state, squadronId) }
  return [{ ...command, type: 'detectionCorrected', ...counts }]
}
