import { describe, expect, it } from 'vitest'
import { BUDGETS } from '../../tables/armada-budgets'
import { atTier } from './basics'

describe('reading a table by tier (SA-002)', () => {
  it('gives the row of the tier', () => {
    expect(atTier<number>(BUDGETS, 7)).toBe(168)
  })
  it('gives the nearest row to a tier outside the table', () => {
    expect(atTier<number>(BUDGETS, 0)).toBe(36)
    expect(atTier<number>(BUDGETS, 21)).toBe(480)
    expect(atTier<number>(BUDGETS, 4.9)).toBe(96)
  })
})
