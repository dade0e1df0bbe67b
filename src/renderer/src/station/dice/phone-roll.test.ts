import { describe, expect, it } from 'vitest'
import { phoneRoll } from './phone-roll'

const roll = (die: 'd10' | 'd6', count: number, words: readonly number[]) => {
  const left = [...words]
  return phoneRoll({ purpose: '', die, count, actor: null }, () => left.shift() ?? 0)
}

describe('dice rolled by the phone', () => {
  it('are faces of the die, as many as were asked', () => {
    expect(roll('d10', 3, [0, 9, 25])).toEqual([1, 10, 6])
  })
  it('favour no face: a word beyond the last whole set is drawn again', () => {
    expect(roll('d10', 1, [2 ** 32 - 1, 3])).toEqual([4])
    expect(roll('d6', 1, [2 ** 32 - 4, 5])).toEqual([6])
  })
  it('come from the browser', () => {
    for (const face of phoneRoll({ purpose: '', die: 'd6', count: 50, actor: null })) expect([1, 2, 3, 4, 5, 6]).toContain(face)
  })
})
