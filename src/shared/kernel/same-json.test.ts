import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalJson } from './canonical-json'
import { isSameJson } from './same-json'

describe('the same JSON', () => {
  it('has the same values, whatever the order of the keys', () => {
    expect(isSameJson({ a: 1, b: [{ c: null, d: 'x' }] }, { b: [{ d: 'x', c: null }], a: 1 })).toBe(true)
    expect(isSameJson({ a: undefined, b: 1 }, { b: 1 })).toBe(true)
  })

  it.each([
    [1, '1'],
    [null, {}],
    [[], {}],
    [
      [1, 2],
      [2, 1]
    ],
    [[1], [1, 1]],
    [{ a: 1 }, { a: 2 }],
    [{ a: 1 }, { b: 1 }],
    [{ a: 1 }, { a: 1, b: 1 }],
    [{ a: {} }, { a: [] }],
    [{ constructor: 1 }, {}],
    [{ a: null }, { a: undefined }]
  ])('%j is not %j', (one, other) => {
    expect(isSameJson(one, other)).toBe(false)
    expect(isSameJson(other, one)).toBe(false)
  })

  it('is that of the same canonical text, and no other', () => {
    const small = fc.jsonValue({ maxDepth: 2 })
    fc.assert(
      fc.property(small, small, (one, other) => {
        expect(isSameJson(one, other)).toBe(canonicalJson(one) === canonicalJson(other))
        expect(isSameJson(one, JSON.parse(JSON.stringify(one)))).toBe(true)
      })
    )
  })
})
