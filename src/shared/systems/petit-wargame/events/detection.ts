import type { EventTable } from '../../../core/engine/event-table'
import { without } from '../../../kernel/collections'
import type { Infer } from '../../../schema/infer'
import type { Attempt, BattleState, Detection } from '../model/battle'
import type { detectionEvents } from '../schema/events-v1/detection'
import { theShip, withActivation, withShip } from '../state'
import { nameIn, word } from './words'

/** Detection: attempts and their answers, jammed detectors, and enemies the GM lets a squadron find or lose. */
export type DetectionEvent = Infer<(typeof detectionEvents)[number]>

export const DETECTION_EVENTS: EventTable<BattleState, DetectionEvent> = {
  detectionTried: {
    evolve(state, { shipId, detector, targetId, isOpen }) {
      const attempt = { shipId, detector, targetId }
      const tried = { ...state, attempts: [...state.attempts, attempt] }
      return isOpen ? withActivation(tried, activation => ({ ...activation, detection: attempt })) : tried
    },
    describe: (state, event, say) => say(attemptWords(state, event), 'PW-032')
  },
  detectionRolled: {
    evolve(state, { shipId, targetId, result }) {
      const answered = withoutPending(state)
      if (result !== 'detected' || state.activation === null) return answered
      const found = { squadronId: theShip(state, shipId).squadronId, targetId, activationId: state.activation.id }
      return { ...answered, detections: [...state.detections, found] }
    },
    describe(state, event, say) {
      const { score, margin, enemyScore, enemyMargin, countermeasure, result } = event
      const values = { ...attemptWords(state, event), score, margin, faces: event.faces.join(' '), result: word('detection', result) }
      if (enemyScore === null || enemyMargin === null || countermeasure === null) return say(values, 'PW-038', 'open')
      const enemy = { countermeasure: countermeasure.toUpperCase(), enemyScore, enemyMargin, enemyFaces: event.enemyFaces.join(' ') }
      return say({ ...values, ...enemy }, 'PW-036', 'countered')
    }
  },
  detectionWithdrawn: {
    evolve(state, { shipId, detector, targetId }) {
      const isIt = (one: Attempt): boolean => one.shipId === shipId && one.detector === detector && one.targetId === targetId
      return { ...withoutPending(state), attempts: without(state.attempts, isIt) }
    },
    describe: (state, event, say) => say({ ...attemptWords(state, event), reason: event.reason }, 'PW-039')
  },
  detectorJammed: {
    evolve(state, { shipId, detector, untilTurn }) {
      return withShip(state, shipId, ship => {
        return { ...ship, jams: [...without(ship.jams, jam => jam.detector === detector), { detector, untilTurn }] }
      })
    },
    describe(state, { shipId, detector, untilTurn }, say) {
      return say({ ship: nameIn(state, shipId), detector, untilTurn }, 'PW-037')
    }
  },
  jamEnded: {
    evolve(state, { shipId, detector }) {
      return withShip(state, shipId, ship => ({ ...ship, jams: without(ship.jams, jam => jam.detector === detector) }))
    },
    describe: (state, { shipId, detector }, say) => say({ ship: nameIn(state, shipId), detector }, 'PW-037')
  },
  detectionCorrected: {
    evolve(state, { squadronId, targetId, isDetected, activationId, sharedBy }) {
      const isIt = (one: Detection): boolean => one.targetId === targetId && sharedBy.includes(one.squadronId)
      const others = without(state.detections, isIt)
      return { ...state, detections: isDetected ? [...others, { squadronId, targetId, activationId }] : others }
    },
    describe(state, { squadronId, targetId, isDetected, reason }, say) {
      const values = { squadron: nameIn(state, squadronId), target: nameIn(state, targetId), reason }
      return say(values, 'PW-043', isDetected ? 'found' : 'lost')
    }
  }
}

/** No detector waits for an answer any more. */
function withoutPending(state: BattleState): BattleState {
  return withActivation(state, activation => ({ ...activation, detection: null }))
}

function attemptWords(
  state: BattleState,
  { shipId, detector, targetId }: Attempt
): Readonly<Record<'ship' | 'detector' | 'target', string>> {
  return { ship: nameIn(state, shipId), detector, target: nameIn(state, targetId) }
}
