import { describe, expect, it } from 'vitest'
import { defaultRulings } from '../../../../core/rulings/ruling'
import { RULINGS } from '../../rulings'
import { hasNaturalAuto, hitFrom } from './hit-face'

describe('the face that hits (SA-093, SA-Q13)', () => {
  it('is the one needed, even where no die has it (sa.naturalAuto = none)', () => {
    expect(hasNaturalAuto(defaultRulings(RULINGS))).toBe(false)
    expect([-3, 1, 12, 20, 25].map(needed => hitFrom(needed, false))).toEqual([-3, 1, 12, 20, 25])
  })
  it('is never a 1 and always a 20 (sa.naturalAuto = nat20HitsNat1Misses)', () => {
    expect(hasNaturalAuto({ 'sa.naturalAuto': 'nat20HitsNat1Misses' })).toBe(true)
    expect([-3, 1, 2, 12, 20, 21, 25].map(needed => hitFrom(needed, true))).toEqual([2, 2, 2, 12, 20, 20, 20])
  })
})
