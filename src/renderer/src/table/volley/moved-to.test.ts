import { describe, expect, it } from 'vitest'
import { movedTo } from './moved-to'

describe('moving an item in a list', () => {
  it('moves it up and down', () => {
    expect(movedTo(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b'])
    expect(movedTo(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c'])
  })

  it('stops at the ends', () => {
    const list = ['a', 'b']
    expect(movedTo(list, 'a', -1)).toBe(list)
    expect(movedTo(list, 'b', 5)).toBe(list)
  })

  it('leaves a list alone that does not hold the item', () => {
    const list = ['a']
    expect(movedTo(list, 'z', 0)).toBe(list)
  })
})
