import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { figureOf } from './figure-of'

describe('the figure of a cell', () => {
  it.each([
    ['12', 12],
    ['7,0', 7],
    ['7.50', 7.5],
    ['−3', -3],
    ['+2', 2],
    ['８', 8],
    ['٤', 4],
    ['8"', 8],
    ['8 ″', 8],
    ['1 200', 1200],
    ['1\u202f200', 1200],
    ['-0', 0]
  ])('%s is %d', (text, value) => {
    expect(figureOf(text)).toBe(value)
  })
  it.each(['', ' ', '-', '–', '/'])('“%s” is none', text => {
    expect(figureOf(text)).toBeNull()
  })
  it.each(['1.000', '12,500', '1,000,000'])('%s may be a thousand', text => {
    expect(figureOf(text)).toBe('ambiguous')
  })
  it.each(['4+', 'four', '1e3', '0x1', '3/4', '1,2,3', '9'.repeat(400)])('%s is none that can be read', text => {
    expect(figureOf(text)).toBeUndefined()
  })
  it('is a number or said not to be, whatever the cell holds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), text => {
        const figure = figureOf(text)
        return figure === null || figure === undefined || figure === 'ambiguous' || Number.isFinite(figure)
      })
    )
  })
})
