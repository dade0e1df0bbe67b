import { describe, expect, it } from 'vitest'
import { rollWords } from './roll-words'

describe('a roll in words', () => {
  it.each([
    [9, '5 + 2 + 2 = 9'],
    [7, '5 + 2 = 7'],
    [6, '5 + 2 − 1 = 6']
  ])('adds up to its total of %d', (total, words) => {
    expect(rollWords([5, 2], total)).toBe(words)
  })
})
