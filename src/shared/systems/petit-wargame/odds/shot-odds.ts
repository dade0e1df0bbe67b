import type { ChosenRulings } from '../../../core/rulings/ruling'
import { damage } from '../derive/margin'
import type { ShotScores } from '../rules/roll-shot'
import { marginChances } from './margin-chances'

/** Chances from 0 to 1 of one shot (PW-054, PW-055). */
export interface ShotOdds {
  /** Entry k is the chance of exactly k points of damage. */
  readonly damage: readonly number[]
  readonly expected: number
  /** The chance of at least one point. */
  readonly any: number
}

/** Adds up every result of both pairs of dice, under the readings of PW-Q20. */
export function shotOdds(rulings: ChosenRulings, { score, defenceScore }: ShotScores): ShotOdds {
  const chances: number[] = []
  const add = (points: number, chance: number): void => {
    while (chances.length <= points) chances.push(0)
    chances[points] = (chances[points] ?? 0) + chance
  }
  for (const own of marginChances('combat', score)) {
    if (defenceScore === null) add(damage(rulings, own.margin, null).total, own.chance)
    else
      for (const enemy of marginChances('combat', defenceScore))
        add(damage(rulings, own.margin, enemy.margin).total, own.chance * enemy.chance)
  }
  const expected = chances.reduce((sum, chance, points) => sum + chance * points, 0)
  return { damage: chances, expected, any: 1 - (chances[0] ?? 0) }
}
