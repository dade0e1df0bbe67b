import { describe, expect, it } from 'vitest'
import { ROLE_BENEFITS } from './derive/officer-benefit'
import { REQUIREMENTS } from './requirements'

describe('requirements of armada combat (SA-001 to SA-113)', () => {
  it('are 113, numbered without a gap', () => {
    expect(Object.keys(REQUIREMENTS)).toEqual(Array.from({ length: 113 }, (_, i) => `SA-${String(i + 1).padStart(3, '0')}`))
  })
  it('say something different each', () => {
    expect(new Set(Object.values(REQUIREMENTS)).size).toBe(113)
  })
  it('hold what the officers\u2019 benefits point at', () => {
    for (const { source } of Object.values(ROLE_BENEFITS)) expect(REQUIREMENTS[source]).toContain('helps')
  })
})
