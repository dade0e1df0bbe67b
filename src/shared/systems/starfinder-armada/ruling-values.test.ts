import { describe, expect, it } from 'vitest'
import { AGILE_TEXT_MAX, isRulingValue } from './ruling-values'

describe('what a ruling may be set to (SA-Q01 to SA-Q46)', () => {
  it('is bands of a class that can be read (SA-Q03)', () => {
    expect([isRulingValue('sa.rangeBands.capital', '6/12/18'), isRulingValue('sa.rangeBands.capital', '6/5/18')]).toEqual([true, false])
    expect(isRulingValue('sa.rangeBands.cruiser', '6/12/18')).toBe(false)
  })
  it('is a price and a short text for agile (SA-Q04)', () => {
    expect([isRulingValue('sa.agile.cost', '4'), isRulingValue('sa.agile.cost', 'four')]).toEqual([true, false])
    expect(isRulingValue('sa.agile.text', 'x'.repeat(AGILE_TEXT_MAX))).toBe(true)
    expect(isRulingValue('sa.agile.text', 'x'.repeat(AGILE_TEXT_MAX + 1))).toBe(false)
  })
})
