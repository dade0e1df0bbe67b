import { describe, expect, it } from 'vitest'
import { areKnown, beginningRefusal } from './beginning'

const rosters = { sides: [{ sideId: 'A' }, { sideId: 'B' }], ids: ['a', 'b'], areFit: () => true }
const before = { hasBegun: false }

describe('a battle', () => {
  it('begins once, between sides that can fight', () => {
    expect(beginningRefusal(before, rosters)).toBeNull()
    expect(beginningRefusal({ hasBegun: true }, rosters)).toBe('already-begun')
    expect(beginningRefusal(before, { ...rosters, sides: [{ sideId: 'A' }, { sideId: 'A' }] })).toBe('too-few-sides')
    expect(beginningRefusal(before, { ...rosters, empty: { isSome: true, refusal: 'no-fleets' } })).toBe('no-fleets')
    expect(beginningRefusal(before, { ...rosters, ids: ['a', 'a'] })).toBe('duplicate-id')
    expect(beginningRefusal(before, { ...rosters, areFit: () => false })).toBe('not-fit')
  })
  it('knows who is there already, or comes twice', () => {
    expect([['b'], ['a'], ['b', 'b']].map(coming => areKnown([{ id: 'a' }], coming))).toEqual([false, true, true])
  })
})
