import type { Faces } from '../../../core/dice/rule'
import type { EventTable } from '../../../core/engine/event-table'
import { without } from '../../../kernel/collections'
import type { Attempt, BattleState, DetectionResult } from '../model/battle'
import type { ShipId, SquadronId } from '../model/design'
import type { Countermeasure, Detector } from '../model/element'
import { theShip, withActivation, withShip } from '../state'
import { nameIn, word } from './words'

/** Detection: attempts and their answers, jammed detectors, and enemies the GM lets a squadron find or lose. */
export type DetectionEvent =
  | (Attempt & { readonly type: 'detectionTried'; readonly isOpen: boolean })
  | (Attempt & {
      readonly type: 'detectionRolled'
      readonly countermeasure: Countermeasure | null
      readonly score: number
      readonly faces: Faces
      readonly margin: number
      /** Null without a countermeasure. */
      readonly enemyScore: number | null
      readonly enemyFaces: Faces
      readonly enemyMargin: number | null
      readonly result: DetectionResult
    })
  | (Attempt & { readonly type: 'detectionWithdrawn'; readonly reason: string })
  | {
      readonly type: 'detectorJammed'
      readonly shipId: ShipId
      readonly detector: Detector
      readonly turns: number
      readonly untilTurn: number
    }
  | { readonly type: 'jamEnded'; readonly shipId: ShipId; readonly detector: Detector }
  | {
      readonly type: 'detectionCorrected'
      readonly squadronId: SquadronId
      readonly targetId: ShipId
      readonly isDetected: boolean
      readonly reason: string
    }

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
    describe(state, { shipId, detector, turns, untilTurn }, say) {
      return say({ ship: nameIn(state, shipId), detector, turns, untilTurn }, 'PW-037')
    }
  },
  jamEnded: {
    evolve(state, { shipId, detector }) {
      return withShip(state, shipId, ship => ({ ...ship, jams: without(ship.jams, jam => jam.detector === detector) }))
    },
    describe: (state, { shipId, detector }, say) => say({ ship: nameIn(state, shipId), detector }, 'PW-037')
  },
  detectionCorrected: {
    evolve(state, { squadronId, targetId, isDetected }) {
      const others = without(state.detections, one => one.squadronId === squadronId && one.targetId === targetId)
      const found = { squadronId, targetId, activationId: state.activation?.id ?? '' }
      return { ...state, detections: isDetected ? [...others, found] : others }
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
