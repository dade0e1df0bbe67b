import { describe, expect, it } from 'vitest'
import { difficulty, tierForDifficulty } from './difficulty'

describe('encounter difficulty (SA-007)', () => {
  it('reads from three tiers below to one above', () => {
    expect([3, 4, 5, 6, 7].map(enemy => difficulty(6, enemy).level)).toEqual(['easy', 'average', 'challenging', 'hard', 'epic'])
  })
  it('says when the enemy is outside the table', () => {
    expect(difficulty(6, 2)).toEqual({ level: 'belowEasy', suggestedCr: null })
    expect(difficulty(6, 8)).toEqual({ level: 'beyondEpic', suggestedCr: null })
  })
  it('gives the tier for a wished difficulty, where there is one', () => {
    expect(tierForDifficulty(6, 'easy')).toBe(3)
    expect(tierForDifficulty(4, 'easy')).toBe(1)
    expect(tierForDifficulty(19, 'epic')).toBe(20)
    expect(tierForDifficulty(3, 'easy')).toBeNull()
    expect(tierForDifficulty(20, 'epic')).toBeNull()
  })
})

describe('experience (SA-008, SA-113)', () => {
  it('suggests a challenge rating from the allied tier (SA-Q46)', () => {
    expect([3, 4, 5, 6, 7].map(enemy => difficulty(6, enemy).suggestedCr)).toEqual([5, 6, 7, 8, 9])
  })
})
