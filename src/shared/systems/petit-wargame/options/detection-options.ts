import type { PwRefusal } from '../commands/refusal'
import type { PwCommands } from '../commands/command'
import { counterAnswers } from '../derive/detected'
import { distance } from '../derive/distance'
import { counterScore, detectionScore } from '../derive/scores'
import { detectorRange, detectorsOf } from '../derive/ship-figures'
import { petitWargame } from '../index'
import type { BattleState, ShipState } from '../model/battle'
import type { ScoreTables } from '../model/board'
import type { Countermeasure, Detector } from '../model/element'
import { detectionOdds, type DetectionOdds } from '../odds/detection-odds'
import { isDestroyed, placeOf, sideOf, theShip } from '../state'

/** A detector that could be tried on an enemy, and the reason against it. */
interface DetectionAttempt {
  readonly command: PwCommands['attemptDetection']
  readonly refusal: PwRefusal | null
}

/** The same with the distance, and the odds against each answer; null is no answer. */
export interface DetectionOption extends DetectionAttempt {
  readonly distance: number
  readonly range: number
  readonly against: readonly { readonly countermeasure: Countermeasure | null; readonly odds: DetectionOdds }[]
}

/** Every detector of a ship on every enemy on the map (PW-039). */
export function detectionAttempts(state: BattleState, ship: ShipState): readonly DetectionAttempt[] {
  if (ship.position === null) return []
  const side = sideOf(state, ship.id)
  const enemies = state.ships.filter(one => one.position !== null && !isDestroyed(one) && sideOf(state, one.id) !== side)
  const detectors = detectorsOf(ship)
  return enemies.flatMap(target =>
    detectors.map(detector => {
      const command: PwCommands['attemptDetection'] = { type: 'attemptDetection', shipId: ship.id, detector, targetId: target.id }
      return { command, refusal: petitWargame.check(state, command) }
    })
  )
}

/** The same with the odds, the nearest enemy first (PW-030 to PW-040). */
export function detectionOptions(state: BattleState, ship: ShipState): readonly DetectionOption[] {
  const oddsOf = oddsByLetters(state.tables)
  const options = detectionAttempts(state, ship).map(attempt => {
    const { detector, targetId } = attempt.command
    const target = theShip(state, targetId)
    return {
      ...attempt,
      distance: distance(state.rulings, placeOf(ship), placeOf(target)).total,
      range: detectorRange(ship, detector).total,
      against: counterAnswers(state.rulings, target).map(countermeasure => ({ countermeasure, odds: oddsOf(detector, countermeasure) }))
    }
  })
  return options.sort((a, b) => a.distance - b.distance)
}

/** Many enemies answer with the same letters, so the odds of each pair are worked out once. */
function oddsByLetters(tables: ScoreTables): (detector: Detector, against: Countermeasure | null) => DetectionOdds {
  const known = new Map<string, DetectionOdds>()
  return (detector, against) => {
    const letters = `${detector}${against ?? ''}`
    const enemyScore = against === null ? null : counterScore(tables, detector, against)
    const odds = known.get(letters) ?? detectionOdds({ score: detectionScore(tables, detector, against), enemyScore })
    known.set(letters, odds)
    return odds
  }
}
