import { describe, expect, it } from 'vitest'
import { defaultRulings } from '../../core/rulings/ruling'
import { RULINGS, readRuling } from './rulings'

describe('rulings of the ambiguities (SA-Q01 to SA-Q46)', () => {
  it('read as the default where nothing is chosen', () => {
    expect(readRuling({}, 'sa.emp')).toBe('nextRoundCondition')
    expect(readRuling(defaultRulings(RULINGS), 'sa.crit6')).toBe('rerollDuplicates')
  })
  it('read as chosen', () => {
    expect(readRuling({ 'sa.emp': 'armedByAction' }, 'sa.emp')).toBe('armedByAction')
  })
  it('read as the default for a value nobody knows', () => {
    expect(readRuling({ 'sa.emp': 'sometimes' }, 'sa.emp')).toBe('nextRoundCondition')
  })
  it('name questions of the rules pack', () => {
    for (const ruling of RULINGS) expect(ruling.question).toMatch(/^SA-Q\d{2}$/u)
  })
})
