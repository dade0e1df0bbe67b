import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalJson } from './canonical-json'

describe('canonical JSON', () => {
  it('writes the keys in order at every depth', () => {
    expect(canonicalJson({ b: [{ d: 1, c: null }], a: 'x' })).toBe('{"a":"x","b":[{"c":null,"d":1}]}')
  })

  it('keeps lists in their own order', () => {
    expect(canonicalJson([3, 1, 2])).toBe('[3,1,2]')
  })

  it('gives equal values equal text, whatever the order of their keys', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), record => {
        const turned = Object.fromEntries(Object.entries(record).reverse())
        expect(canonicalJson(turned)).toBe(canonicalJson(record))
      })
    )
  })

  it('is read back as the same value', () => {
    fc.assert(
      // Letters of any script, and other characters; both in one unit would take a second to prepare.
      fc.property(fc.oneof(fc.jsonValue({ stringUnit: 'grapheme' }), fc.jsonValue({ stringUnit: 'binary-ascii' })), value => {
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)))
      })
    )
  })
})
