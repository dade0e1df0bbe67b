import { describe, expect, it } from 'vitest'
import { movedAcross, movedIn } from './move-part'

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
