import { describe, expect, it } from 'vitest'
import { TIERS } from '../../tables/tiers'
import { checkModifier } from './check-modifier'

describe('check modifier of a fleet (SA-015)', () => {
  it('is +1 at tiers 1 and 2 and one more at each further odd tier', () => {
    expect(TIERS.map(checkModifier)).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10])
  })
})
