import { describe, expect, it } from 'vitest'
import { dystopianWars } from '../index'
import { FIRM_REFUSALS, FORCEABLE_REFUSALS } from './refusal'

describe('refusals (DW-001)', () => {
  it('are named once each, and only broken rules can be overruled', () => {
    const all = [...FORCEABLE_REFUSALS, ...FIRM_REFUSALS]
    expect(new Set(all).size).toBe(all.length)
    expect([dystopianWars.canForce('wrong-step'), dystopianWars.canForce('no-such-unit')]).toEqual([true, false])
  })
})
