import { describe, expect, it } from 'vitest'
import { isRulingValue } from './ruling-values'
import { RULINGS } from './rulings'

describe('what a ruling may be set to (XW-Q02 to XW-Q11)', () => {
  it('is each of its readings and nothing else', () => {
    for (const ruling of RULINGS) {
      for (const value of ruling.values) expect([ruling.key, value, isRulingValue(ruling.key, value)]).toEqual([ruling.key, value, true])
      expect(isRulingValue(ruling.key, 'sometimes')).toBe(false)
    }
    expect(isRulingValue('xw.weather', 'rain')).toBe(false)
  })
})
