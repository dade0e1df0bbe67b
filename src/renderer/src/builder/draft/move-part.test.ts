import { describe, expect, it } from 'vitest'
import { insertedAfter, movedAcross, movedIn, movedTo } from './move-part'

describe('one place up or down', () => {
  it('changes places with the next, and stays at the ends', () => {
    const list = ['a', 'b', 'c']
    expect(movedIn(list, 1, 1)).toEqual(['a', 'c', 'b'])
    expect(movedIn(list, 1, -1)).toEqual(['b', 'a', 'c'])
    expect(movedIn(list, 0, -1)).toBe(list)
    expect(movedIn(list, 2, 1)).toBe(list)
  })
  it('goes on into the next group, at its near end', () => {
    const groups = [['a', 'b'], ['c'], []]
    const isIt = (letter: string) => (one: string) => one === letter
    expect(movedAcross(groups, isIt('a'), 1)).toEqual([['b', 'a'], ['c'], []])
    expect(movedAcross(groups, isIt('b'), 1)).toEqual([['a'], ['b', 'c'], []])
    expect(movedAcross(groups, isIt('c'), -1)).toEqual([['a', 'b', 'c'], [], []])
    expect(movedAcross(groups, isIt('c'), 1)).toEqual([['a', 'b'], [], ['c']])
    expect(movedAcross(groups, isIt('a'), -1)).toBe(groups)
    expect(movedAcross(groups, isIt('z'), 1)).toBe(groups)
  })
})

describe('places in a list', () => {
  const [a, b, c] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]
  const list = [a, b, c]

  it('are kept within its ends', () => {
    expect(movedTo(list, 'c', 0)).toEqual([c, a, b])
    expect(movedTo(list, 'a', 9)).toEqual([b, c, a])
  })
  it('leave the same list where nothing moves', () => {
    expect(movedTo(list, 'a', 0)).toBe(list)
    expect(movedTo(list, 'd', 0)).toBe(list)
  })
  it('come after the one that is named, or at the end', () => {
    const d = { id: 'd' }
    expect(insertedAfter(list, d, 'a')).toEqual([a, d, b, c])
    expect(insertedAfter(list, d, null)).toEqual([a, b, c, d])
  })
})
