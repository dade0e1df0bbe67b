import type { PwRefusal } from '../commands/refusal'
import type { AttemptDetection } from '../commands/command'
import { distance } from '../derive/distance'
import { counterScore, detectionScore } from '../derive/scores'
import { countermeasuresOf, detectorRange, detectorsOf } from '../derive/ship-figures'
import { petitWargame } from '../index'
import type { BattleState, ShipState } from '../model/battle'
import type { Countermeasure } from '../model/element'
import type { DetectionOdds } from '../odds/detection-odds'
import { detectionOdds } from '../odds/detection-odds'
import { isDestroyed, placeOf, sideOf, theShip } from '../state'

/** A detector on an enemy: how far, why not, and the odds against each answer; null stands for no answer. */
export interface DetectionOption {
  readonly command: AttemptDetection
  readonly distance: number
  readonly range: number
  readonly refusal: PwRefusal | null
  readonly against: readonly { readonly countermeasure: Countermeasure | null; readonly odds: DetectionOdds }[]
}

/** Every detector of a ship on every enemy on the map, the nearest first (PW-030 to PW-040). */
export function detectionOptions(state: BattleState, ship: ShipState): readonly DetectionOption[] {
  if (ship.position === null) return []
  const enemies = state.ships.filter(one => one.position !== null && !isDestroyed(one) && sideOf(state, one.id) !== sideOf(state, ship.id))
  const options = enemies.flatMap(target =>
    detectorsOf(ship).map(detector => option(state, { type: 'attemptDetection', shipId: ship.id, detector, targetId: target.id }))
  )
  return options.sort((a, b) => a.distance - b.distance)
}

function option(state: BattleState, command: AttemptDetection): DetectionOption {
  const { detector } = command
  const [ship, target] = [theShip(state, command.shipId), theShip(state, command.targetId)]
  const answers = countermeasuresOf(target)
  return {
    command,
    distance: distance(state.rulings, placeOf(ship), placeOf(target)).total,
    range: detectorRange(ship, detector).total,
    refusal: petitWargame.check(state, command),
    against: (answers.length === 0 ? [null] : answers).map(countermeasure => {
      const enemyScore = countermeasure === null ? null : counterScore(state.tables, detector, countermeasure)
      return { countermeasure, odds: detectionOdds({ score: detectionScore(state.tables, detector, countermeasure), enemyScore }) }
    })
  }
}
