import type { Rule } from '../../../core/dice/rule'
import { jamUntil } from '../derive/detected'
import { counterScore, detectionScore } from '../derive/scores'
import type { PendingDetection } from '../model/battle'
import type { Countermeasure } from '../model/element'
import { theShip } from '../state'
import { rollDetection } from './roll-detection'
import type { Story } from './story'

/** Rolls for a detector and the countermeasure. A jam lasts as many turns as the enemy's margin (PW-034 to PW-038). */
export function* conductDetection(story: Story, attempt: PendingDetection, countermeasure: Countermeasure | null): Rule<void> {
  const { state } = story
  const { shipId, detector, targetId } = attempt
  const scores = {
    score: detectionScore(state.tables, detector, countermeasure),
    enemyScore: countermeasure === null ? null : counterScore(state.tables, detector, countermeasure)
  }
  const rolled = yield* rollDetection(scores, shipId, targetId)
  story.tell({ type: 'detectionRolled', ...attempt, countermeasure, ...scores, ...rolled })
  if (rolled.result !== 'jammed' || rolled.enemyMargin === null) return
  const turns = rolled.enemyMargin
  story.tell({ type: 'detectorJammed', shipId, detector, turns, untilTurn: jamUntil(state, theShip(state, shipId), detector, turns) })
}
