import { describe, expect, it } from 'vitest'
import { regenerationSides } from './regeneration'

const sidesAt = (rulings: Readonly<Record<string, string>>) => (spMax: number) => regenerationSides(rulings, spMax)

describe('shield regeneration die (SA-078)', () => {
  it('grows with the shield maximum', () => {
    expect([1, 4, 6, 10, 11, 15, 16, 19, 21, 40].map(sidesAt({}))).toEqual([4, 4, 6, 6, 8, 8, 10, 10, 12, 12])
  })
  it('is the lower die at exactly 5 and 20 (sa.regenOverlap = lowerDie, SA-Q02)', () => {
    expect([5, 20].map(sidesAt({}))).toEqual([4, 10])
  })
  it('is the higher die there, and the same elsewhere (sa.regenOverlap = higherDie)', () => {
    expect([4, 5, 6, 19, 20, 21].map(sidesAt({ 'sa.regenOverlap': 'higherDie' }))).toEqual([4, 6, 6, 10, 12, 12])
  })
  it('is no die for shields that cannot be', () => {
    expect(regenerationSides({}, 0)).toBe(0)
  })
})
