import { describe, expect, it } from 'vitest'
import { sameIfEqual } from './same-if-equal'

describe('a value that says what it said before', () => {
  const before = [{ id: 'hawk', hp: 3 }]
  it('stays the same object', () => {
    expect(sameIfEqual([{ id: 'hawk', hp: 3 }], before)).toBe(before)
  })
  it('gives way to one that says something else', () => {
    const next = [{ id: 'hawk', hp: 2 }]
    expect(sameIfEqual(next, before)).toBe(next)
    expect(sameIfEqual(next, undefined)).toBe(next)
  })
  it.each([
    [{ hp: 3 }, { hp: 3, sp: 1 }],
    [{ hp: 3, sp: 1 }, { hp: 3 }],
    [{ hp: 3 }, { sp: 3 }],
    [[3], { 0: 3 }],
    [[3], [3, 1]],
    [[3, 1], [3]],
    [null, {}],
    [{ chips: [{ id: 'emp' }] }, { chips: [{ id: 'jam' }] }]
  ])('tells %j from %j', (one, other) => {
    expect(sameIfEqual<unknown>(one, other)).toBe(one)
  })
})
