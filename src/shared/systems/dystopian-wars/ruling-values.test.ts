import { describe, expect, it } from 'vitest'
import { isRulingValue } from './ruling-values'

describe('what a ruling may be set to (DW-Q01 to DW-Q19)', () => {
  it('is a number from 2 to 6, or never, for a row of the appendix (DW-Q03)', () => {
    expect([isRulingValue('dw.appendix.shieldVsGunnery', '3'), isRulingValue('dw.appendix.shieldVsGunnery', '1')]).toEqual([true, false])
    expect(isRulingValue('dw.appendix.shieldVsGunnery', 'never')).toBe(true)
    expect([isRulingValue('dw.appendix.shieldVsRain', '3'), isRulingValue('dw.appendix.shieldVsRain', 'never')]).toEqual([false, false])
  })
})
