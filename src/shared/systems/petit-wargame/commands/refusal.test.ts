import { describe, expect, it } from 'vitest'
import { petitWargame } from '../index'
import { FIRM_REFUSALS, FORCEABLE_REFUSALS } from './refusal'

describe('refusals (PW-029)', () => {
  it('are named once each, and only broken rules can be overruled', () => {
    const all = [...FORCEABLE_REFUSALS, ...FIRM_REFUSALS]
    expect(new Set(all).size).toBe(all.length)
    expect([petitWargame.canForce('already-acted'), petitWargame.canForce('off-grid')]).toEqual([true, false])
  })
})
