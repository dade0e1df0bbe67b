import { describe, expect, it } from 'vitest'
import { lossWord } from './words'

describe('what is lost', () => {
  it('is said from the first point on, and a loss of nothing never is', () => {
    expect([lossWord(1, 1), lossWord(1, 0), lossWord(0, 1), lossWord(0, 0)]).toEqual(['both', 'sp', 'hp', 'none'])
  })
})
