import { detectionResult, type DetectionScores } from '../rules/roll-detection'
import { marginChances } from './margin-chances'

/** Chances from 0 to 1 of one attempt (PW-036, PW-038). */
export interface DetectionOdds {
  readonly detected: number
  readonly undetected: number
  /** The chance of any jam. Entry n of `jamTurns` is the chance of n turns; entry 0 is always 0. */
  readonly jammed: number
  readonly jamTurns: readonly number[]
}

/** Adds up every result of both pairs of dice. */
export function detectionOdds({ score, enemyScore }: DetectionScores): DetectionOdds {
  const chances = { detected: 0, undetected: 0, jammed: 0 }
  const jamTurns: number[] = []
  for (const own of marginChances('detection', score)) {
    if (enemyScore === null) {
      chances[own.margin >= 0 ? 'detected' : 'undetected'] += own.chance
      continue
    }
    for (const enemy of marginChances('detection', enemyScore)) {
      const chance = own.chance * enemy.chance
      const result = detectionResult(own.margin, enemy.margin)
      chances[result] += chance
      if (result !== 'jammed') continue
      while (jamTurns.length <= enemy.margin) jamTurns.push(0)
      jamTurns[enemy.margin] = (jamTurns[enemy.margin] ?? 0) + chance
    }
  }
  return { ...chances, jamTurns }
}
