import { describe, expect, it } from 'vitest'
import { xwing } from '../index'
import { FIRM_REFUSALS, FORCEABLE_REFUSALS } from './refusal'

describe('refusals (XW-001)', () => {
  it('are named once each, and only broken rules can be overruled', () => {
    const all = [...FORCEABLE_REFUSALS, ...FIRM_REFUSALS]
    expect(new Set(all).size).toBe(all.length)
    expect(all.filter(xwing.canForce)).toEqual([...FORCEABLE_REFUSALS])
  })
})
