import { describe, expect, it } from 'vitest'
import { changeOne, clamp, isWithin, omit, sum, theOne, without } from './collections'

describe('changing one of a list', () => {
  const list = [
    { id: 'a', hull: 3 },
    { id: 'b', hull: 5 },
    { id: 'b', hull: 7 }
  ]

  it('changes the first match and nothing else', () => {
    const after = changeOne(list, 'b', item => ({ ...item, hull: 0 }))
    expect(after.map(item => item.hull)).toEqual([3, 0, 7])
    expect(after[0]).toBe(list[0])
    expect(list[1]?.hull).toBe(5)
  })

  it('gives the very same list when nothing matches or nothing changes', () => {
    const same = (item: { id: string; hull: number }): { id: string; hull: number } => item
    expect(changeOne(list, 'z', same)).toBe(list)
    expect(changeOne(list, 'a', same)).toBe(list)
  })
})

describe('the one of a list', () => {
  it('is the first with the id', () => {
    const [first, second] = [{ id: 'a' }, { id: 'a' }]
    expect(theOne([first, second], 'a')).toBe(first)
  })

  it('is missed by its id', () => {
    expect(() => theOne([{ id: 'a' }], 'b')).toThrow('Missing: b')
  })
})

describe('leaving items out', () => {
  it('drops every match', () => {
    expect(without([1, 2, 3, 4], n => n % 2 === 0)).toEqual([1, 3])
  })

  it('gives the very same list when none matches', () => {
    const list = [1, 3]
    expect(without(list, n => n === 2)).toBe(list)
  })
})

describe('a copy without a field', () => {
  it('has all the others, and the thing keeps it', () => {
    const thing: { readonly a: number; readonly b?: number } = { a: 1, b: 2 }
    expect([omit(thing, 'b'), thing]).toEqual([{ a: 1 }, { a: 1, b: 2 }])
  })
})

describe('numbers', () => {
  it('add up, nothing to zero', () => {
    expect(sum([1, 2, -5])).toBe(-2)
    expect(sum([])).toBe(0)
  })

  it('are within when on a bound', () => {
    expect([0, 1, 3, 4].map(n => isWithin(n, 1, 3))).toEqual([false, true, true, false])
  })

  it('are held between two bounds', () => {
    expect([-2, 0, 5, 9, 12].map(n => clamp(n, 0, 9))).toEqual([0, 0, 5, 9, 9])
  })
})
