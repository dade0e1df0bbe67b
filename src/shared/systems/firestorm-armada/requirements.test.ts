import { describe, expect, it } from 'vitest'
import { REQUIREMENTS } from './requirements'

describe('requirements of the quick rules', () => {
  it('are 62, numbered without a gap', () => {
    expect(Object.keys(REQUIREMENTS)).toEqual(Array.from({ length: 62 }, (_, i) => `FA-${String(i + 1).padStart(3, '0')}`))
  })
  it('say something different each', () => {
    expect(new Set(Object.values(REQUIREMENTS)).size).toBe(62)
  })
})
