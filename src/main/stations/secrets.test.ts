import { describe, expect, it } from 'vitest'
import { newMatch } from './secrets'

describe('the two letters of a phone that waits', () => {
  const drawing = (...pairs: readonly string[]) => {
    const left = [...pairs]
    return (): string => left.shift() ?? 'RK'
  }
  it('are never a pair that reads badly in English or French', () => {
    expect(newMatch([], drawing('SS', 'PD', 'TG', 'FU', 'PP', 'RV'))).toBe('RV')
  })
  it('are no pair of another who waits', () => {
    expect(newMatch(['RV'], drawing('RV', 'LT'))).toBe('LT')
  })
  it('are two letters, and no digit', () => {
    for (let i = 0; i < 500; i += 1) expect(newMatch([])).toMatch(/^[A-Z]{2}$/u)
  })
})
