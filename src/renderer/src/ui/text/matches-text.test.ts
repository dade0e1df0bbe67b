import { describe, expect, it } from 'vitest'
import { matchesText } from './matches-text'

describe('search', () => {
  it('finds every word in any order, whatever case and accents', () => {
    expect(matchesText('La Dîme de Kessar', 'kessar dime')).toBe(true)
    expect(matchesText('La Dîme de Kessar', 'DÎME')).toBe(true)
    expect(matchesText('La Dîme de Kessar', 'kessar ember')).toBe(false)
  })
  it('finds everything while nothing is typed', () => {
    expect(matchesText('Long Silence', '')).toBe(true)
  })
})
