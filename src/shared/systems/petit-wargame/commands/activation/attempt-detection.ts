import { counterAnswers, hasTried, jamTurnsLeft } from '../../derive/detected'
import { distance } from '../../derive/distance'
import { detectorRange } from '../../derive/ship-figures'
import type { BattleState } from '../../model/battle'
import { conductDetection } from '../../rules/conduct-detection'
import { Story } from '../../rules/story'
import { findShip, isDestroyed, sideOf, theShip } from '../../state'
import type { Decision, PwCommands } from '../command'
import type { Refusals } from '../refusal'

/** A ship of the active squadron tries a detector on an enemy within its range, once each turn (PW-030, PW-032, PW-037, PW-039). */
export function* checkAttemptDetection(state: BattleState, { shipId, detector, targetId }: PwCommands['attemptDetection']): Refusals {
  if (state.activation === null) return 'no-activation'
  const ship = findShip(state, shipId)
  const target = findShip(state, targetId)
  if (ship === undefined || target === undefined) return 'no-such-ship'
  const range = detectorRange(ship, detector).total
  if (range === 0) return 'no-such-detector'
  if (sideOf(state, shipId) === sideOf(state, targetId)) return 'not-an-enemy'
  if (isDestroyed(target)) return 'out-of-play'
  if (ship.position === null || target.position === null) return 'not-placed'
  if (state.phase !== 'detection') yield 'wrong-phase'
  if (state.activation.squadronId !== ship.squadronId) yield 'not-in-squadron'
  if (state.activation.detection !== null) yield 'answer-first'
  if (jamTurnsLeft(state, ship, detector) > 0) yield 'jammed'
  if (hasTried(state, shipId, detector, targetId)) yield 'already-tried'
  if (distance(state.rulings, ship.position, target.position).total > range) yield 'out-of-range'
  return null
}

/** The enemy answers if it has a choice; else the dice are rolled at once (PW-038, PW-Q03). */
export function* decideAttemptDetection(state: BattleState, { shipId, detector, targetId }: PwCommands['attemptDetection']): Decision {
  const story = new Story(state)
  const answers = counterAnswers(state.rulings, theShip(state, targetId))
  const isOpen = answers.length > 1
  story.tell({ type: 'detectionTried', shipId, detector, targetId, isOpen })
  if (!isOpen) yield* conductDetection(story, { shipId, detector, targetId }, answers[0] ?? null)
  return story.events
}
