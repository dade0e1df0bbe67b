import { describe, expect, it } from 'vitest'
import { att } from '@kit/systems/xwing'
import { countOf, freshDice } from './results'

describe('how many dice show a result (XW-011)', () => {
  it('counts those that do, and nothing before the roll', () => {
    expect((['hit', 'crit', 'focus'] as const).map(result => countOf(freshDice('attack', att('hhcb')), result))).toEqual([2, 1, 0])
    expect(countOf(null, 'hit')).toBe(0)
  })
})
