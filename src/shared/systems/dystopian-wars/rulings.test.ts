import { describe, expect, it } from 'vitest'
import { commonRulings, defaultRulings } from '../../core/rulings/ruling'
import { readRuling, RULING_GROUPS, RULINGS } from './rulings'

describe('rulings of the ambiguities (DW-Q01 to DW-Q19)', () => {
  it('stand under headings that are all used', () => {
    expect([...new Set(RULINGS.map(ruling => ruling.group))]).toEqual([...RULING_GROUPS])
  })
  it('read as the default, as chosen, and as the default for a value nobody knows', () => {
    expect(readRuling({}, 'dw.threshold')).toBe('gt')
    expect(readRuling(defaultRulings(RULINGS), 'dw.fuelZero')).toBe('gmDecides')
    expect([readRuling({ 'dw.threshold': 'gte' }, 'dw.threshold'), readRuling({ 'dw.threshold': 'lt' }, 'dw.threshold')]).toEqual([
      'gte',
      'gt'
    ])
  })
  it('are by the letter, and as commonly played where tables do otherwise (DW-Q04, DW-Q09, DW-Q10)', () => {
    const [written, common] = [defaultRulings(RULINGS), commonRulings(RULINGS)]
    const differing = Object.keys(written).filter(key => written[key] !== common[key])
    expect(differing.map(key => [key, written[key], common[key]])).toEqual([
      ['dw.abortCounts', 'everyHit', 'hitsWithoutSixes'],
      ['dw.shieldSix', 'one', 'twoAndExtra'],
      ['dw.threshold', 'gt', 'gte']
    ])
  })
  it('name questions of the rules pack', () => {
    for (const ruling of RULINGS) expect(ruling.question).toMatch(/^DW-Q\d{2}$/u)
  })
})
