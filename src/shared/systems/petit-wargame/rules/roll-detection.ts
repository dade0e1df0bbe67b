import type { Faces, Rule } from '../../../core/dice/rule'
import { roll } from '../../../core/dice/rule'
import { margin } from '../derive/margin'
import type { DetectionResult } from '../model/battle'
import { MARGIN_DICE, MARGIN_DIE } from '../tables/scores'

/** Scores of both sides; the enemy's is null when it has no countermeasure (PW-038). */
export interface DetectionScores {
  readonly score: number
  readonly enemyScore: number | null
}

export interface DetectionRoll {
  readonly faces: Faces
  readonly margin: number
  readonly enemyFaces: Faces
  readonly enemyMargin: number | null
  readonly result: DetectionResult
}

/** Two d4 for the detector, two for the countermeasure, and what comes of both margins (PW-035, PW-036, PW-038). */
export function* rollDetection(scores: DetectionScores, actor: string | null, enemy: string | null): Rule<DetectionRoll> {
  const faces = yield* roll('pw.roll.detection', MARGIN_DIE.detection, MARGIN_DICE, actor)
  const own = margin(scores.score, faces, 'PW-035').total
  if (scores.enemyScore === null)
    return { faces, margin: own, enemyFaces: [], enemyMargin: null, result: own >= 0 ? 'detected' : 'undetected' }
  const enemyFaces = yield* roll('pw.roll.countermeasure', MARGIN_DIE.detection, MARGIN_DICE, enemy)
  const enemyMargin = margin(scores.enemyScore, enemyFaces, 'PW-035').total
  return { faces, margin: own, enemyFaces, enemyMargin, result: detectionResult(own, enemyMargin) }
}

/** The table of results: a detector that fails is jammed by an enemy that does better than 0; one that succeeds must do better than the enemy (PW-036). */
export function detectionResult(own: number, enemy: number): DetectionResult {
  if (own < 0) return enemy > 0 ? 'jammed' : 'undetected'
  return enemy < own ? 'detected' : 'undetected'
}
