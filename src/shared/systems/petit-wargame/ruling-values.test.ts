import { describe, expect, it } from 'vitest'
import { isRulingValue } from './ruling-values'
import { RULINGS } from './rulings'

describe('what a ruling may be set to (PW-Q01 to PW-Q29)', () => {
  it('is each of its readings and nothing else', () => {
    for (const ruling of RULINGS) {
      for (const value of ruling.values) expect([ruling.key, value, isRulingValue(ruling.key, value)]).toEqual([ruling.key, value, true])
      expect(isRulingValue(ruling.key, 'sometimes')).toBe(false)
    }
    expect(isRulingValue('pw.weather', 'rain')).toBe(false)
  })
  it('is a number from 1 to 15 for the rows of a zone (PW-Q11)', () => {
    const rows = ['1', '15', '0', '16', 'x', '']
    expect(rows.map(value => isRulingValue('pw.deployRows', value))).toEqual([true, true, false, false, false, false])
  })
})
