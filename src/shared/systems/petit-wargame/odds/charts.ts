import type { ChosenRulings } from '../../../core/rulings/ruling'
import { counterScore, defenceScore, detectionScore, hitScore } from '../derive/scores'
import type { ScoreTables } from '../model/board'
import { COUNTERMEASURES, DEFENCES, DETECTORS, WEAPONS } from '../model/element'
import { detectionOdds, type DetectionOdds } from './detection-odds'
import { shotOdds, type ShotOdds } from './shot-odds'

/** The odds of every cell of the detection table: rows w to z and O, columns W to Z (PW-033). */
export function detectionChart(tables: ScoreTables): readonly (readonly DetectionOdds[])[] {
  return [...COUNTERMEASURES, null].map(against =>
    DETECTORS.map(detector =>
      detectionOdds({
        score: detectionScore(tables, detector, against),
        enemyScore: against === null ? null : counterScore(tables, detector, against)
      })
    )
  )
}

/** The odds of every cell of the combat table: rows a to f and O, columns A to F (PW-048). */
export function combatChart(tables: ScoreTables, rulings: ChosenRulings): readonly (readonly ShotOdds[])[] {
  return [...DEFENCES, null].map(against =>
    WEAPONS.map(weapon =>
      shotOdds(rulings, {
        score: hitScore(tables, weapon, against),
        defenceScore: against === null ? null : defenceScore(tables, weapon, against)
      })
    )
  )
}
