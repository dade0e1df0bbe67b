import { describe, expect, it } from 'vitest'
import { diceTails } from './dice-tails'

describe('ways to roll a sum or more (SA-010)', () => {
  it('fall from all ways to one', () => {
    expect([...diceTails(2, 4)]).toEqual([16, 15, 13, 10, 6, 3, 1])
  })
  it('are kept once built', () => {
    expect(diceTails(10, 10)).toBe(diceTails(10, 10))
    expect(diceTails(10, 10)[0]).toBe(10_000_000_000)
  })
})
