import { describe, expect, it } from 'vitest'
import { isCriticalFace } from './critical-face'

describe('faces of the critical table (SA-109)', () => {
  it('name one condition from 1 to 5; 6 does not', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map(isCriticalFace)).toEqual([false, true, true, true, true, true, false])
  })
})
