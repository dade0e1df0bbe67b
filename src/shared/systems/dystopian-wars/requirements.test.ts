import { describe, expect, it } from 'vitest'
import { REQUIREMENTS } from './requirements'

describe('requirements of the combat sequence (DW-001 to DW-066)', () => {
  it('are 66, numbered without a gap', () => {
    expect(Object.keys(REQUIREMENTS)).toEqual(Array.from({ length: 66 }, (_, i) => `DW-${String(i + 1).padStart(3, '0')}`))
  })
  it('say something different each', () => {
    expect(new Set(Object.values(REQUIREMENTS)).size).toBe(66)
  })
})
