import { describe, expect, it } from 'vitest'
import { gravest, standingOf } from './problem-standing'

describe('how problems weigh', () => {
  it('is illegal, or allowed by leave of the GM unless nothing is left to fight with', () => {
    expect(standingOf({ allowIllegal: false }, 'illegal', false)).toBe('illegal')
    expect(standingOf({ allowIllegal: true }, 'illegal', false)).toBe('allowed')
    expect(standingOf({ allowIllegal: true }, 'illegal', true)).toBe('illegal')
  })
  it('is unsure where the rules cannot tell, with leave or without', () => {
    expect([true, false].map(allowIllegal => standingOf({ allowIllegal }, 'cannot-tell', false))).toEqual(['unsure', 'unsure'])
  })
  it('is that of the gravest', () => {
    expect(gravest(['unsure', 'illegal', 'allowed'])).toBe('illegal')
    expect(gravest(['unsure', 'allowed'])).toBe('allowed')
    expect(gravest([])).toBeNull()
  })
})
