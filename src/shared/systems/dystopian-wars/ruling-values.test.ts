import { describe, expect, it } from 'vitest'
import { isRulingValue } from './ruling-values'
import { RULINGS } from './rulings'

describe('what a ruling may be set to (DW-Q01 to DW-Q19)', () => {
  it('is each of its readings and nothing else', () => {
    for (const ruling of RULINGS) {
      for (const value of ruling.values) expect([ruling.key, value, isRulingValue(ruling.key, value)]).toEqual([ruling.key, value, true])
      expect(isRulingValue(ruling.key, 'sometimes')).toBe(false)
    }
    expect(isRulingValue('dw.weather', 'rain')).toBe(false)
  })
  it('is a number from 2 to 6, or never, for a row of the appendix (DW-Q03)', () => {
    expect([isRulingValue('dw.appendix.shieldVsGunnery', '3'), isRulingValue('dw.appendix.shieldVsGunnery', '1')]).toEqual([true, false])
    expect(isRulingValue('dw.appendix.shieldVsGunnery', 'never')).toBe(true)
    expect([isRulingValue('dw.appendix.shieldVsRain', '3'), isRulingValue('dw.appendix.shieldVsRain', 'never')]).toEqual([false, false])
  })
})
