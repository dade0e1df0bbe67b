import { describe, expect, it } from 'vitest'
import { REQUIREMENTS } from './requirements'

describe('requirements of the attack (XW-001 to XW-040)', () => {
  it('are 40, numbered without a gap', () => {
    expect(Object.keys(REQUIREMENTS)).toEqual(Array.from({ length: 40 }, (_, i) => `XW-${String(i + 1).padStart(3, '0')}`))
  })
  it('say something different each', () => {
    expect(new Set(Object.values(REQUIREMENTS)).size).toBe(40)
  })
})
