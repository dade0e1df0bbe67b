import { describe, expect, it } from 'vitest'
import { SharedValues } from './shared-values'

describe('equal values kept once', () => {
  const text = JSON.stringify({ id: 'a1', list: ['a1', { id: 'a1', hp: -3 }, null, true], none: null, nested: { deep: { id: 'b1' } } })
  const dice = (...faces: readonly number[]) => ({ purpose: 'hit', faces })

  it('leave everything as it was read', () => {
    const values = new SharedValues()
    for (let i = 0; i < 3; i += 1) expect(JSON.stringify(values.within(JSON.parse(text) as object))).toBe(text)
  })
  it('give back what is no object', () => {
    const values = new SharedValues()
    expect(['a', 3, null, undefined, true].map(value => values.one(value))).toEqual(['a', 3, null, undefined, true])
  })
  it('are one object, wherever in a value they are', () => {
    const values = new SharedValues()
    const known = values.one(dice(3, 4))
    expect(values.one(dice(3, 4))).toBe(known)
    expect(values.within({ seq: 7, rolled: [dice(3, 4)] }).rolled[0]).toBe(known)
    expect(values.one({ faces: [3, 4] }).faces).toBe(known.faces)
  })
  it('are one list', () => {
    const values = new SharedValues()
    expect(values.one(['a1', 'b1'])).toBe(values.one(['a1', 'b1']))
  })
  it.each([
    [
      { a: 1, b: 2 },
      { a: 1, c: 2 }
    ],
    [
      { a: 1, b: 2 },
      { b: 1, a: 2 }
    ],
    [{ a: 1 }, { a: 1, b: undefined }],
    [{ a: 1, b: null }, { a: 1 }],
    [{ a: 0 }, { a: null }],
    [{ a: 1 }, { a: true }],
    [{ a: 1.5 }, { a: 1 }],
    // These share a place.
    [{ a: 1 }, { a: 1, b: -61 }],
    [[1], [1, -61]],
    [[0], [null]],
    [[], {}],
    [{ 0: 'a' }, ['a']],
    [{}, '']
  ])('are not %o and %o', (one, other) => {
    const values = new SharedValues()
    const before = JSON.stringify([one, other])
    expect(JSON.stringify([values.one(one), values.one(other)])).toBe(before)
    expect(JSON.stringify([values.one(other), values.one(one)])).toBe(JSON.stringify([other, one]))
  })
  it('are still themselves after more than it remembers', () => {
    const values = new SharedValues()
    const many = Array.from({ length: 50_000 }, (_, n) => ({ id: `v${String(n)}` }))
    expect(structuredClone(many).map(value => values.one(value))).toEqual(many)
    expect(values.one(dice(1))).toEqual(dice(1))
  })
})
