import { describe, expect, it, vi } from 'vitest'
import { campaignV1 } from './versions/v1'
import { aCampaign } from './testkit'

describe('a schema', () => {
  it('never compiles code, which a strict content policy would report', () => {
    const compile = vi.fn()
    vi.stubGlobal('Function', compile)
    try {
      expect(campaignV1.safeParse(aCampaign()).success).toBe(true)
    } finally {
      vi.unstubAllGlobals()
    }
    expect(compile).not.toHaveBeenCalled()
  })
})
