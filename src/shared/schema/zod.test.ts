import { describe, expect, it, vi } from 'vitest'
import { z } from './zod'

describe('a schema', () => {
  it('never compiles code, which a strict content policy would report', () => {
    const compile = vi.fn()
    vi.stubGlobal('Function', compile)
    try {
      expect(z.strictObject({ a: z.array(z.string()) }).safeParse({ a: ['x'] }).success).toBe(true)
    } finally {
      vi.unstubAllGlobals()
    }
    expect(compile).not.toHaveBeenCalled()
  })
})
