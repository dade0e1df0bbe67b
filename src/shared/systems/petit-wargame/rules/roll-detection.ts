import { roll, type Faces, type Rule } from '../../../core/dice/rule'
import { margin } from '../derive/margin'
import type { DetectionResult } from '../model/battle'
import { MARGIN_DICE, MARGIN_DIE } from '../tables/scores'

/** Scores of both sides; the enemy's is null when it has no countermeasure (PW-038). */
export interface DetectionScores {
  readonly score: number
  readonly enemyScore: number | null
}

interface DetectionRoll {
  readonly faces: Faces
  readonly margin: number
  readonly enemyFaces: Faces
  readonly enemyMargin: number | null
  readonly result: DetectionResult
}

/** Rolls two d4 for the detector and two for the countermeasure, and compares the margins (PW-035, PW-036, PW-038). */
export function* rollDetection(scores: DetectionScores, actor: string | null, enemy: string | null): Rule<DetectionRoll> {
  const faces = yield* roll('pw.roll.detection', MARGIN_DIE.detection, MARGIN_DICE, actor)
  const own = margin(scores.score, faces, 'PW-035').total
  if (scores.enemyScore === null)
    return { faces, margin: own, enemyFaces: [], enemyMargin: null, result: own >= 0 ? 'detected' : 'undetected' }
  const enemyFaces = yield* roll('pw.roll.countermeasure', MARGIN_DIE.detection, MARGIN_DICE, enemy)
  const enemyMargin = margin(scores.enemyScore, enemyFaces, 'PW-035').total
  return { faces, margin: own, enemyFaces, enemyMargin, result: detectionResult(own, enemyMargin) }
}

/**
 * The table of results. A detector that fails is jammed if the enemy's margin is above 0; one that succeeds must beat the enemy's margin
 * (PW-036).
 */
export function detectionResult(own: number, enemy: number): DetectionResult {
  if (own < 0) return enemy > 0 ? 'jammed' : 'undetected'
  return enemy < own ? 'detected' : 'undetected'
}
