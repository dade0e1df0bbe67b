import { describe, expect, it } from 'vitest'
import { blamed } from './blamed'

/** A roster is the places where something is wrong, found in alphabetical order. */
const find = (roster: readonly string[]) => [...roster].sort().map(at => ({ at }))
const places = (now: readonly string[], ...earlier: readonly (readonly string[])[]): readonly string[] =>
  blamed(find, now, earlier).map(problem => problem.at)

describe('the problems of a roster', () => {
  it('stand in their own order until something is changed', () => {
    expect(places(['a', 'b'])).toEqual(['a', 'b'])
  })
  it('begin with what the last edit brought', () => {
    expect(places(['a', 'b', 'c'], ['a', 'c'])).toEqual(['b', 'a', 'c'])
  })
  it('still begin with it after an edit that brought none', () => {
    expect(places(['a', 'c'], ['a', 'c'], ['a', 'b', 'c'], ['a', 'b'])).toEqual(['c', 'a'])
  })
  it('are found with all that was before', () => {
    const asked: unknown[] = []
    blamed((_, earlier) => (asked.push(earlier), [1, 2]), 'c', ['b', 'a'])
    expect(asked).toEqual([['b', 'a'], ['a'], []])
  })
})
