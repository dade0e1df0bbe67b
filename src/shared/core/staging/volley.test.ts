import { describe, expect, it } from 'vitest'
import { reordered } from './volley'

describe('the order of a volley', () => {
  const rows = [{ id: 'a' }, { id: 'b' }, { id: 'c' }, { id: 'd' }]
  const order = (...ids: readonly string[]): string =>
    reordered(rows, ids)
      .map(row => row.id)
      .join('')

  it('follows the ids given', () => {
    expect(order('d', 'b', 'a', 'c')).toBe('dbac')
  })

  it('keeps rows not named behind, in their old order', () => {
    expect(order('c')).toBe('cabd')
    expect(order()).toBe('abcd')
  })

  it('passes over ids nobody has and counts a repeated one once', () => {
    expect(order('x', 'b', 'b')).toBe('bacd')
  })
})
