import { describe, expect, it } from 'vitest'
import { ENDINGS, endingFrom } from './effect-endings'

describe('how long the GM lays something on a fleet', () => {
  it('is said in moments of the battle', () => {
    expect(ENDINGS.map(choice => endingFrom(choice, { round: 3, phase: 'helm' }))).toEqual([
      { kind: 'battle' },
      { kind: 'endOfPhase', round: 3, phase: 'helm' },
      { kind: 'endOfRound', round: 3 },
      { kind: 'endOfRound', round: 4 },
      { kind: 'untilRepaired' }
    ])
  })
})
