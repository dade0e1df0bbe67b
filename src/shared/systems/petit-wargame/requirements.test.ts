import { describe, expect, it } from 'vitest'
import { REQUIREMENTS } from './requirements'

describe('requirements (PW-001 to PW-065)', () => {
  it('are 65, numbered without a gap', () => {
    expect(Object.keys(REQUIREMENTS)).toEqual(Array.from({ length: 65 }, (_, i) => `PW-${String(i + 1).padStart(3, '0')}`))
  })
  it('say something different each', () => {
    expect(new Set(Object.values(REQUIREMENTS)).size).toBe(65)
  })
})
