import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { guarded, unguarded } from './formula-guard'

describe('a text in a spreadsheet', () => {
  it.each([
    ['=HYPERLINK(1)', "'=HYPERLINK(1)"],
    ['Red; =1', "Red; '=1"],
    [' @here', " '@here"],
    ["'+1", "''+1"],
    ['Patrol-2', 'Patrol-2']
  ])('%s runs as no formula', (text, safe) => {
    expect(guarded(text)).toBe(safe)
    expect(unguarded(safe)).toBe(text)
  })
  it('is the same again when it comes back, whatever it was', () => {
    const char = fc.constantFrom('=', '+', '-', '@', "'", '"', ';', ',', ' ', '|', 'a', '\uff1d')
    fc.assert(fc.property(fc.string({ unit: char }), text => unguarded(guarded(text)) === text))
  })
})
