import { describe, expect, it } from 'vitest'
import { ROLE_BENEFITS } from './derive/checks/officer-benefit'
import { REQUIREMENTS } from './requirements'

describe('requirements of armada combat (SA-001 to SA-113)', () => {
  it('hold what the officers\u2019 benefits point at', () => {
    for (const { source } of Object.values(ROLE_BENEFITS)) expect(REQUIREMENTS[source]).toContain('helps')
  })
})
