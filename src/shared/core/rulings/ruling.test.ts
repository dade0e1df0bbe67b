import { describe, expect, it } from 'vitest'
import { checkNewReading, commonRulings, defaultRulings, rulingReader, type RulingDefinition } from './ruling'

describe('rulings', () => {
  const definitions: readonly RulingDefinition[] = [
    { key: 'sa.moraleDuration', question: 'SA-Q07', basis: 'silent', values: ['endOfNextRound', 'battle'] },
    { key: 'sa.agile', question: 'SA-Q12', basis: 'silent', values: ['none', 'turn'], common: 'turn' }
  ]

  const read = rulingReader(definitions)

  it('have their first value as the default', () => {
    expect(defaultRulings(definitions)).toEqual({ 'sa.moraleDuration': 'endOfNextRound', 'sa.agile': 'none' })
  })

  it('are commonly played by their default unless they say otherwise', () => {
    expect(commonRulings(definitions)).toEqual({ 'sa.moraleDuration': 'endOfNextRound', 'sa.agile': 'turn' })
  })

  it('have the value the table chose', () => {
    expect(read({ 'sa.moraleDuration': 'battle' }, 'sa.moraleDuration')).toBe('battle')
  })

  it('fall back to the default when nothing was chosen, or something unknown', () => {
    expect(read({}, 'sa.moraleDuration')).toBe('endOfNextRound')
    expect(read({ 'sa.moraleDuration': 'forever' }, 'sa.moraleDuration')).toBe('endOfNextRound')
  })

  it('are known by name', () => {
    expect(() => read({}, 'sa.weather')).toThrow('No such ruling: sa.weather')
  })
})

describe('a reading set while a battle runs', () => {
  const definitions: readonly RulingDefinition[] = [{ key: 'sa.agile', question: 'SA-Q12', basis: 'silent', values: ['none', 'turn'] }]
  const isKnown = (key: string, value: string): boolean => key === 'sa.agile' || (key === 'sa.agileText' && value !== '')
  const check = (key: string, value: string, chosen = {}) => checkNewReading(definitions, isKnown, chosen, { key, value })

  it('is refused when nobody knows it', () => {
    expect([check('sa.weather', 'rain'), check('sa.agileText', '')]).toEqual(['no-such-ruling', 'no-such-ruling'])
  })
  it('is refused when it is in force, chosen or by default', () => {
    expect(check('sa.agile', 'none')).toBe('nothing-to-change')
    expect(check('sa.agile', 'turn', { 'sa.agile': 'turn' })).toBe('nothing-to-change')
    expect(check('sa.agileText', 'fast', { 'sa.agileText': 'fast' })).toBe('nothing-to-change')
  })
  it('is taken when it changes something', () => {
    expect(check('sa.agile', 'turn')).toBeNull()
    expect(check('sa.agile', 'none', { 'sa.agile': 'turn' })).toBeNull()
    expect(check('sa.agileText', 'fast')).toBeNull()
  })
})
