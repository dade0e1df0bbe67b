import { SIDES, type DiceRequest, type Faces } from '@shared/core/dice/rule'
import { chanceOf, type Chance } from '../chance'

/** The faces of a roll. */
export type Dice = (request: DiceRequest) => Faces

/** Dice that are thrown for each face where they are loaded. */
const THROWS = 4
const LUCK = [Math.max, Math.min, (...faces: readonly number[]): number => faces[0] ?? 1] as const

/**
 * Dice that are loaded in each pair by what is rolled, high, low or not at all: what follows from good luck here and bad luck there, as an
 * explosion does, would seldom come about by chance.
 */
export function loadedDice(chance: Chance, seed: number): Dice {
  return ({ purpose, count, die }) => {
    const letters = [...purpose].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7)
    const lucky = LUCK[chanceOf(seed * 1_000_003 + letters).whole(0, 2)] ?? Math.max
    return Array.from({ length: count }, () => lucky(...Array.from({ length: THROWS }, () => chance.whole(1, SIDES[die]))))
  }
}
