import { describe, expect, it } from 'vitest'
import { commonRulings, defaultRulings } from '../../core/rulings/ruling'
import { readRuling, RULING_GROUPS, RULINGS } from './rulings'

describe('rulings of the ambiguities (PW-Q01 to PW-Q29)', () => {
  it('stand under headings that are all used', () => {
    expect([...new Set(RULINGS.map(ruling => ruling.group))]).toEqual([...RULING_GROUPS])
  })
  it('read as the default, as chosen, and as the default for a value nobody knows', () => {
    expect(readRuling({}, 'pw.distance')).toBe('manhattan3D')
    expect(readRuling(defaultRulings(RULINGS), 'pw.initDie')).toBe('d6')
    expect([readRuling({ 'pw.initDie': 'd4' }, 'pw.initDie'), readRuling({ 'pw.initDie': 'd20' }, 'pw.initDie')]).toEqual(['d4', 'd6'])
  })
  it('are commonly played as written: nobody has published how else', () => {
    expect(commonRulings(RULINGS)).toEqual(defaultRulings(RULINGS))
  })
  it('name questions of the rules pack, or what it leaves to an agreement of the players', () => {
    for (const ruling of RULINGS) expect(ruling.question).toMatch(/^PW-(Q\d{2}|062)$/u)
  })
})
