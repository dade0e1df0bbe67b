import { DIFFICULTIES, DIFFICULTY_OFFSETS, type Difficulty } from '../../tables/difficulty'

/** How hard an enemy armada is for an allied one. */
export interface DifficultyReading {
  readonly level: Difficulty | 'belowEasy' | 'beyondEpic'
  /** Challenge rating for the experience table (SA-008, SA-Q46); null outside it. */
  readonly suggestedCr: number | null
}

/** Difficulty by the tiers of the two armadas, 1 to 20 each (SA-007). */
export function difficulty(alliedTier: number, enemyTier: number): DifficultyReading {
  const offset = enemyTier - alliedTier
  const level = DIFFICULTIES.find(name => DIFFICULTY_OFFSETS[name].tierOffset === offset)
  if (level !== undefined) return { level, suggestedCr: alliedTier + DIFFICULTY_OFFSETS[level].crOffset }
  return { level: offset < DIFFICULTY_OFFSETS.easy.tierOffset ? 'belowEasy' : 'beyondEpic', suggestedCr: null }
}

/** The enemy tier that makes a battle of that difficulty (SA-007); null where it would be below 1 or above 20. */
export function tierForDifficulty(alliedTier: number, level: Difficulty): number | null {
  const tier = alliedTier + DIFFICULTY_OFFSETS[level].tierOffset
  return tier >= 1 && tier <= 20 ? tier : null
}
