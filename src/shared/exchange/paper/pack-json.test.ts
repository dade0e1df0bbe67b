import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalJson } from '../../kernel/canonical-json'
import { packJson, unpackJson } from './pack-json'

describe('packed JSON', () => {
  it('names the fields of each kind of object once', () => {
    expect(packJson([{ id: 'a', hull: 3 }, { hull: 4, id: 'b' }, { id: 'c' }])).toBe(
      '[[["hull","id"],["id"]],[0,[1,3,"a"],[1,4,"b"],[2,"c"]]]'
    )
  })

  it('is unpacked as it was, whatever it holds', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5, noDuplicates: true } as fc.JsonSharedConstraints), value => {
        const plain: unknown = JSON.parse(JSON.stringify(value))
        if (JSON.stringify(plain).includes('__proto__')) return
        expect(canonicalJson(unpackJson(packJson(plain)))).toBe(canonicalJson(plain))
      })
    )
  })

  it('nests 24 deep, and no deeper', () => {
    const nested = (depth: number): unknown => (depth === 0 ? [] : [nested(depth - 1)])
    expect(unpackJson(packJson(nested(24)))).toEqual(nested(24))
    expect(() => unpackJson(packJson(nested(25)))).toThrow('nest too deeply')
  })

  it.each([
    ['no list', '{}'],
    ['no shapes', '[1,2]'],
    ['an object that is not packed', '[[],{"a":1}]'],
    ['a shape that is not there', '[[],[1,2]]'],
    ['a value too many', '[[["a"]],[1,2,3]]'],
    ['a field that is no name', '[[[1]],[1,2]]'],
    ['the field of all fields', '[[["__proto__"]],[1,2]]'],
    ['a shape nobody has', '[[["a"]],1]'],
    ['spaces', '[[], 1]'],
    ['values nested without end', `[[],${'[0,'.repeat(40)}1${']'.repeat(40)}]`],
    ['broken JSON', '[[],']
  ])('is refused with %s', (_what, text) => {
    expect(() => unpackJson(text)).toThrow(Error)
  })
})
