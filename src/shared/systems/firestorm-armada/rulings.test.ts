import { describe, expect, it } from 'vitest'
import { REQUIREMENTS } from './requirements'
import { defaultRulings } from '../../core/rulings/ruling'
import { readRuling, RULING_GROUPS, RULINGS } from './rulings'

describe('rulings of the ambiguities (FA-Q01 to FA-Q19)', () => {
  it('stand under a heading, and name a question or a requirement', () => {
    for (const ruling of RULINGS) {
      expect(RULING_GROUPS).toContain(ruling.group)
      expect(/^FA-Q\d{2}$/u.test(ruling.question) || ruling.question in REQUIREMENTS).toBe(true)
    }
  })
  it('read as chosen, and as the default where nothing known is chosen', () => {
    expect(readRuling({}, 'fa.shields')).toBe('off')
    expect(readRuling(defaultRulings(RULINGS), 'fa.halfRounding')).toBe('downMin1')
    expect(readRuling({ 'fa.shields': 'on' }, 'fa.shields')).toBe('on')
    expect(readRuling({ 'fa.shields': 'sometimes' }, 'fa.shields')).toBe('off')
    expect(() => readRuling({}, 'fa.weather' as 'fa.shields')).toThrow('fa.weather')
  })
})
