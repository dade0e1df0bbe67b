import { describe, expect, it } from 'vitest'
import type { RulingDefinition } from './ruling'
import { defaultRulings, rulingValue } from './ruling'

describe('rulings', () => {
  const definitions: readonly RulingDefinition[] = [
    { key: 'sa.moraleDuration', question: 'SA-Q07', values: ['endOfNextRound', 'battle'] },
    { key: 'sa.agile', question: 'SA-Q12', values: ['none', 'turn'] }
  ]

  it('have their first value as the default', () => {
    expect(defaultRulings(definitions)).toEqual({ 'sa.moraleDuration': 'endOfNextRound', 'sa.agile': 'none' })
  })

  it('have the value the table chose', () => {
    expect(rulingValue(definitions, { 'sa.moraleDuration': 'battle' }, 'sa.moraleDuration')).toBe('battle')
  })

  it('fall back to the default when nothing was chosen, or something unknown', () => {
    expect(rulingValue(definitions, {}, 'sa.moraleDuration')).toBe('endOfNextRound')
    expect(rulingValue(definitions, { 'sa.moraleDuration': 'forever' }, 'sa.moraleDuration')).toBe('endOfNextRound')
  })

  it('are known by name', () => {
    expect(() => rulingValue(definitions, {}, 'sa.weather')).toThrow('No such ruling: sa.weather')
  })
})
