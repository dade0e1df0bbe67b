import { describe, expect, it } from 'vitest'
import { commonRulings, defaultRulings } from '../../core/rulings/ruling'
import { readRuling, RULING_GROUPS, RULINGS } from './rulings'

describe('rulings of the ambiguities (XW-Q01 to XW-Q11)', () => {
  it('stand under headings that are all used', () => {
    expect([...new Set(RULINGS.map(ruling => ruling.group))]).toEqual([...RULING_GROUPS])
  })
  it('read as the default, as chosen, and as the default for a value nobody knows', () => {
    expect(defaultRulings(RULINGS)).toEqual({
      'xw.edition': 'source',
      'xw.range0ThirdParty': 'forbidden',
      'xw.range0DefenseDice': 'counted',
      'xw.arcsWithin': 'included',
      'xw.evadeToken': 'changeResult',
      'xw.neutralizeOrder': 'hitsFirst',
      'xw.destroyedMayAttack': 'true',
      'xw.bonusAttackLimit': '1'
    })
    expect([readRuling({}, 'xw.edition'), readRuling({ 'xw.edition': 'original' }, 'xw.edition')]).toEqual(['source', 'original'])
    expect(readRuling({ 'xw.edition': 'third' }, 'xw.edition')).toBe('source')
  })
  it('are commonly played as written: nobody has published how else', () => {
    expect(commonRulings(RULINGS)).toEqual(defaultRulings(RULINGS))
  })
  it('name questions or requirements of the rules pack', () => {
    const questions = ['XW-Q02', 'XW-Q03', 'XW-019', 'XW-Q11', 'XW-Q05', 'XW-Q01', 'XW-Q08', 'XW-Q10']
    expect(RULINGS.map(ruling => ruling.question)).toEqual(questions)
  })
})
